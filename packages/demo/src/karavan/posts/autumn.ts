import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from September to November. */
export const autumnPosts: readonly DemoPost[] = [
  {
    title: 'Hafif dolap neden ses yapmaz?',
    date: '2026-09-15',
    author: 'Haluk Sarp',
    category: 'Malzeme',
    tags: ['mobilya', 'ağırlık', 'malzeme'],
    picture: pictures.workshopInEvening,
    excerpt:
      'Levhayı elinize alın, tırnağınızla vurun, kenarına bakın. Karavan marangozluğunda ağaç seçmenin kısa tarifi.',
    content: html`<p>Marangozluğu evlerde öğrendim, karavanda unutmak zorunda kaldım. Evde ağır olan sağlamdır; yolda
      ağır olan kendi vidasını söker.</p>`,
    details: html`
      <h2>Üç levha, üç huy</h2>
      <p>Bir metrekaresi on beş milimetre kalınlıkta kavak kontrplak yedi kiloya varmaz. Huş aynı ölçüde on kilo,
        sunta ve lif levha on kilonun üzerindedir. Kavak yumuşaktır, ezilir ama esner; huş serttir, vidayı bırakmaz;
        lif levha ise nemi görünce şişer. Gövdeyi kavaktan, menteşe ve ray gelen yerleri huştan yaparız. Lif levhayı
        atölyeye sokmayız.</p>
      <h2>Ses nereden çıkar?</h2>
      <p>Gıcırtı, birbirine değen iki kuru yüzeyin sürtünmesidir. Ağır kapak her çukurda menteşesini biraz oynatır,
        boşluk büyür. Hafif kapak az kuvvet uygular. Yine de temas eden her kenara keçe ya da ince mantar koyar,
        çekmeceyi iki yerden kilitleriz.</p>
      <h2>Birleştirmenin sırası</h2>
      <ol>
        <li>Zıvana ve lamba ile geçmeli birleşim; yükü vida değil ağaç taşır.</li>
        <li>Esnek poliüretan tutkal; kuruyunca taş gibi olan tutkal titreşimde çatlar.</li>
        <li>Vida yalnızca mengene görevi görür, başı gizlenir.</li>
        <li>Dolap gövdeye doğrudan değil, kauçuk takozla oturur.</li>
      </ol>
      <h2>Kenarı koruyun</h2>
      <p>Kontrplağın düşmanı yüzünden değil kenarından girer. Kesilen her kenara iki kat yağ ya da sızdırmaz vernik
        sürün, evye boşluğunun içini ayrıca kapatın. Yağlı yüzey çizilince bezle onarılır; vernikli yüzey baştan
        zımparalanır. Bu yüzden tezgâhı yağlar, tavanı vernikleriz.</p>
      <blockquote><p>İyi mobilya yolda susar, kampta konuşturur.</p></blockquote>
      <p>Evde deneyecekseniz küçük bir rafla başlayın, bagaja koyup bir hafta gezdirin. Hangi vidanın gevşediği,
        kitaplarda yazmayan her şeyi öğretir.</p>
      <h2>Bağlantının ucu</h2>
      <p>Dolabı gövdeye bağlarken sacı değil kaburgayı arayın. Perçin somun, sacın arkasına geniş bir pulla
        oturmalı; vidası gevşemeyen tipten seçilmeli. Büyük dolabı üç yerden tutturmak dört yerden tutturmaktan
        iyidir, çünkü gövde yolda burulur ve dördüncü nokta çatlağın başladığı yer olur. Üst dolapların altına
        ince bir çıta geçeriz; sert frende kapağı açan tabakların önünü o keser. Bağlantıların yerini de çizime
        işleriz, yıllar sonra matkap vuracak olan bilsin.</p>`,
  },
  {
    title: 'Panelvandan karavana: tescilin durakları',
    date: '2026-10-20',
    author: 'İrem Bayraktar',
    category: 'Rehber',
    tags: ['ruhsat', 'planlama', 'güvenlik'],
    picture: pictures.planOnPaper,
    excerpt:
      'Dönüşüm bitince ruhsata gidilmez; ruhsat ilk çizgide başlar. Sırayı şaşıranların sökmek zorunda kaldığı parçalar.',
    content: html`<p>Bize yarım kalmış dönüşümler de geliyor. Marangozluğu tertemiz, elektriği düzgün; ama koltuk yanlış
      yere bağlandığı için muayeneden dönmüş.</p>`,
    details: html`
      <h2>Bir araca karavan dedirten dört şey</h2>
      <p>Tanım kısadır: oturma yeri ile masa, uyuma yeri, pişirme düzeni ve eşya için dolap. Hepsi araca sabitlenmiş
        olmalıdır; yalnızca masanın sökülmesine izin verilir, yatak oturma yerinden dönüşebilir. Taşınabilir ocak ya
        da yere serilen şilte bu şartı karşılamaz.</p>
      <h2>Sıra</h2>
      <ol>
        <li>Mevcut tescil belgesi ve üretici verileri incelenir, taşıma sınırları yazılır.</li>
        <li>Tadilat projesi hazırlanır; koltuklar, pencereler, gaz ve elektrik şeması bu dosyadadır.</li>
        <li>Proje onaylanmadan gövde kesilmez, koltuk oynatılmaz.</li>
        <li>İmalat bitince araç tartılır, gaz sızdırmazlık belgesi alınır.</li>
        <li>Yetkili kuruluş aracı projeyle karşılaştırır, uygunluk belgesini verir.</li>
        <li>Muayene istasyonundan sonra noterde cinsi değiştirilip yeni belge basılır.</li>
      </ol>
      <h2>En çok takılınan üç yer</h2>
      <ul>
        <li>Yolculuk koltuğu: Kemer bağlantısı deneyden geçmiş olmalı; mobilyaya bağlanan koltuk yatış yeri sayılır,
          yolculuk yeri değil.</li>
        <li>Tüp bölmesi: Yaşam hacminden sızdırmaz ayrılmalı, tabanından dışarı havalanmalıdır.</li>
        <li>Pencere: Camın üzerinde onay işareti bulunmalıdır; ev penceresi camı kabul edilmez.</li>
      </ul>
      <blockquote><p>Önce dosya, sonra testere.</p></blockquote>
      <h2>Süre ve masraf</h2>
      <p>Eksiksiz bir dosya altı ile on hafta arasında sonuçlanır. Mevzuat değişebildiği için başlamadan önce güncel
        şartları birlikte kontrol ederiz. Cins değişikliğinden sonra vergi, sigorta ve muayene aralığının da
        değişeceğini unutmayın; poliçenizi aynı gün güncelletin, eski muayene kâğıdını da saklayın.</p>
      <h2>İkinci el alıyorsanız</h2>
      <p>Tescil belgesinde cinsi panelvan yazan, içi karavan olan araçlara dikkat edin. Kaza durumunda sigorta,
        beyan edilmeyen değişikliği gerekçe gösterebilir. Satıcıdan tadilat projesini, uygunluk belgesini ve gaz
        raporunu isteyin. Koltuk sayısının belgedekiyle aynı olduğuna bakın. Belgesiz bir dönüşümü sonradan tescil
        ettirmek çoğu zaman mümkündür, ama kaplamaların sökülüp kabloların gösterilmesi gerekir; bu bedeli
        pazarlığa katın. İsterseniz aracı almadan önce getirin, bir saatte hangi parçanın geçip geçmeyeceğini
        yazılı olarak söyleyelim.</p>`,
  },
  {
    title: 'Minderin içi, kılıfın dışı',
    date: '2026-11-17',
    author: 'Şebnem Uyar',
    category: 'Malzeme',
    tags: ['malzeme', 'mobilya', 'nem'],
    picture: pictures.cabinAtNoon,
    excerpt:
      'Aynı minder gündüz koltuk, gece yatak, yağmurda çamaşırlık. Bu kadar işi hangi kumaş, hangi sünger taşır?',
    content: html`<p>Evdeki koltukta günde iki saat oturursunuz. Karavandaki mindere oturur, uzanır, ıslak havlu serer,
      köpeği yatırırsınız. Seçim de ona göre yapılmalı.</p>`,
    details: html`
      <h2>Önce sünger</h2>
      <p>Süngerin iki sayısı vardır, ikisi de sorulmalıdır. Yoğunluk, metreküpünün kaç kilo geldiğidir; otuz beşin
        altı iki yazda çöker. Sertlik ise oturunca ne kadar direndiğini söyler. Oturmak için sert, uyumak için
        yumuşak isteriz; çözüm katmanlıdır: altta sekiz santim sert, üstte dört santim yumuşak sünger.</p>
      <h2>Kumaşta aradıklarımız</h2>
      <ul>
        <li>Aşınma: Döşemelik deneyde en az otuz bin tur dayanmış olmalı.</li>
        <li>Nefes: Arkası kauçuk kaplı kumaş terletir, alttaki süngeri ıslak bırakır.</li>
        <li>Renk: Güneşe karşı sekizlik ölçekte en az altı; arka pencerenin önü bunu ister.</li>
        <li>Yıkanma: Kılıf fermuarla çıkmalı, otuz derecede yıkanınca çekmemeli.</li>
        <li>Yanma: Kıvılcımı taşımayan, belgesi bulunan kumaş; ocağa yakın yerde pazarlık olmaz.</li>
      </ul>
      <h2>Dikişin yeri</h2>
      <p>Dikişi minderin oturulan kenarına değil, on beş milimetre içeri alırız; baldırın altında iz yapmaz. Fermuar
        arkada ve çift sürgülüdür, tek el ile açılır. Köşelere havalandırma halkası koyarız: minder sıkışınca nem
        oradan çıkar.</p>
      <blockquote><p>Kılıfı çıkmayan minder, bir yaz sonra çöptür.</p></blockquote>
      <h2>Alttan gelen ıslaklık</h2>
      <p>Minderin ömrünü kumaş değil, altındaki tahta belirler. Düz kontrplağa oturan sünger gece boyunca terler.
        Tahtaya avuç içi kadar delikler açın ya da altına üç boyutlu örgü serin. Sabah minderi duvara dayayıp on
        dakika beklemek bedava ve en etkili bakımdır.</p>
      <h2>Lekeyle barışmak</h2>
      <p>Kahve dökülünce bastırarak kurulayın, ovmayın; ovmak lekeyi süngere iter. Yağ için önce nişasta serpip
        bir saat bekletin, sonra ılık sabunlu su. Küf noktaları sirkeli suyla silinir ve güneşte kurutulur;
        çamaşır suyu dikiş ipliğini zayıflatır. Desenli ve orta koyulukta kumaş, düz açık renge göre iki kat uzun
        temiz görünür. Her takım için yarım metre yedek kumaş veriyoruz. Solma eşit ilerlesin diye yedeği dolapta
        değil, minderin altında saklamanızı öneririz. Perdeyi de aynı toptan dikerseniz ileride bir parça oradan
        eksilebilir.</p>`,
  },
];
