import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from September to November. */
export const autumnPosts: readonly DemoPost[] = [
  {
    title: 'Güçlendirmek mi, yeniden yapmak mı?',
    date: '2026-09-08',
    author: 'Zehra Ilgaz',
    category: 'Rehber',
    tags: ['deprem', 'yenileme', 'beton', 'ruhsat'],
    picture: pictures.facadeAtDusk,
    excerpt:
      'Apartman toplantısında tartışılan bu sorunun cevabı duyguda değil, karot numunesinde ve birkaç tabloda saklı.',
    content: html`<p>Yaşlı bir yapı için iki yol vardır ve ikisi de doğru olabilir. Kararı kolaylaştıran şey, tartışmaya
      başlamadan önce ölçmektir.</p>`,
    details: html`
      <h2>Önce muayene</h2>
      <p>Her kattan karot alınır, betonun dayanımı laboratuvarda kırılarak bulunur. Donatı, sıva sökülmeden cihazla
        taranır; birkaç yerde de açılıp paslanmasına bakılır. Zemin ve temel ayrıca incelenir. Bu çalışma bir
        apartman için iki üç hafta sürer ve oturanlar evde kalabilir.</p>
      <h2>Güçlendirmenin dili</h2>
      <ul>
        <li>Perde duvar eklemek: Yatay yükü yeni duvarlara taşır, bodrumdan çatıya kesintisiz olmalıdır.</li>
        <li>Kolon mantolamak: Mevcut kolonun çevresine donatı ve beton eklenir, odadan on beş santim alır.</li>
        <li>Lifli sargı: Kolonu kalınlaştırmadan sarar; betonu çok zayıf yapıda tek başına yetmez.</li>
        <li>Temel büyütmek: Çoğu kez unutulur, oysa yeni perdelerin yükü oraya iner.</li>
      </ul>
      <h2>Terazinin iki kefesi</h2>
      <p>Güçlendirme bedeli yeniden yapımın yüzde kırkını aşıyorsa çoğunlukla yıkıp yapmayı öneririz. Ama hesap
        yalnızca bu değildir. Yeni imar planı daha küçük bir yapıya izin veriyorsa bugünkü metrekareniz bir daha
        geri gelmez. Binanın mimari değeri, taşınma süresi, kira gideri ve komşuların yaşı da kefeye konur.</p>
      <blockquote><p>Ölçülmemiş bina ne sağlamdır ne çürük; yalnızca bilinmiyordur.</p></blockquote>
      <h2>Toplantıya ne götürmeli?</h2>
      <p>Karot sonuçlarını, iki seçeneğin maliyetini ve takvimini tek sayfada gösterin. Güçlendirmenin de ruhsata
        bağlı olduğunu, projesiz mantonun yapıyı kötüleştirebileceğini baştan söyleyin. Bir katta kolonu
        kalınlaştırıp üsttekini olduğu gibi bırakmak, depremi bir kat yukarı taşımaktan başka işe yaramaz.</p>
      <h2>Beklerken yapılacaklar</h2>
      <p>Karar aylar sürebilir; o arada riski azaltan işler vardır ve pahalı değildir. Terastaki dolu su
        depolarını boşaltın ya da zemine alın. Zemin kattaki dükkânın kaldırdığı duvar varsa hemen bildirin.
        Balkonlara sonradan örülen duvarları sökün, yükü geri gider. Devrilebilecek dolapları duvara bağlayın,
        doğal gaza sarsıntı algılayan vana taktırın. Bunların hiçbiri yapıyı sağlamlaştırmaz, ama can güvenliğine
        doğrudan dokunur. Bodrumu su basıyorsa önce onu kesin: paslanan donatı her yıl biraz daha incelir.</p>`,
  },
  {
    title: 'İlk sağanaktan önce: çatıda bir sabah',
    date: '2026-10-13',
    author: 'Kerim Sancaktar',
    category: 'Bakım',
    tags: ['bakım', 'su', 'kış'],
    picture: pictures.housesAtDusk,
    excerpt:
      'Yılda bir kez, iki saatlik bir yürüyüş. Oluktan bacaya kadar bakılacak yerler ve yapılmaması gerekenler.',
    content: html`<p>Çatı onarımlarının çoğu kasımda istenir, çoğu ekimde önlenebilirdi. Kuru ve rüzgârsız bir sabah
      seçin; tek başınıza çıkmayın.</p>`,
    details: html`
      <h2>Aşağıdan başlayın</h2>
      <p>Yukarı çıkmadan önce tavan arasına girin. Lambayı kapatın: gün ışığı sızan her delik, yağmurun da yoludur.
        Ahşapta koyu halkalar, yalıtımda çökmüş yerler arayın. Halkanın kenarı keskinse leke eskidir, elinize soğuk
        geliyorsa yenidir.</p>
      <h2>Oluk ve iniş</h2>
      <p>Tıkanan oluk, suyu saçağın altından duvarın içine gönderir. Yaprakları elle alın, hortumla su verin ve
        suyun inişten ne kadar çabuk çıktığına bakın. Kaba bir ölçü: çatının her metrekaresi için iniş borusunda bir
        santimetrekare kesit gerekir. Yüz metrekarelik bir yüzey, yüz onluk tek boruyla ancak idare eder; ikinci
        iniş emniyettir.</p>
      <h2>Yukarıda bakılacak yerler</h2>
      <ol>
        <li>Baca ve duvar dipleri: Kurşun ya da çinko etek yerinden oynamış mı?</li>
        <li>Mahya kiremitleri: Harcı çatlamışsa elle oynatılınca ses verir.</li>
        <li>Vadi dereleri: İki çatının birleştiği oluk en çok yaprağı burada biriktirir.</li>
        <li>Teras süzgeçleri: Izgarayı kaldırın, içindeki çamuru avuçla boşaltın.</li>
        <li>Güneş panelinin ayakları: Membranı delip geçtiği yerde conta kurumuş olabilir.</li>
      </ol>
      <blockquote><p>Yağmur yağarken çatıya değil, tavana bakılır.</p></blockquote>
      <h2>Yapmayın</h2>
      <p>Kiremidin üzerine silikon sıkmayın; su altından girer, silikon çıkışını kapatır. Yosunu basınçlı suyla
        kazımayın, kiremidin sırrını da götürür. Kırık kiremidi çimentoyla yapıştırmayın, komşusuyla birlikte kırılır.
        Bahçede on yedek kiremit saklayın: aynı kalıbı yirmi yıl sonra bulmak zordur.</p>
      <h2>Kendi çatınız için bir kart</h2>
      <p>Bu turun sonunda bir karta beş satır yazıp tavan arasının kapağına asın: son bakım tarihi, değişen
        kiremit sayısı, yalıtımın kalınlığı, oluğun temizlendiği gün, gelecek yıl bakılacak yer. Üç yıl sonra bu
        kart, çatının hangi köşesinin yorulduğunu size kendiliğinden söyler. Komşunuzla ortak duvarınız varsa aynı
        sabah birlikte çıkın; dere ikinizindir, tıkanınca su kimin evine gireceğini seçmez. Merdiveni birinin tutması da cabası: yalnız çıkılan çatı, en pahalı tasarruftur.</p>`,
  },
  {
    title: 'Odaya lamba değil, akşam tasarlamak',
    date: '2026-11-10',
    author: 'Bora Çetiner',
    category: 'İç mekân',
    tags: ['ışık', 'iç mekân', 'ölçü'],
    picture: pictures.roomAtDusk,
    excerpt:
      'Tavanın ortasındaki tek lamba odayı aydınlatır ama kimseyi mutlu etmez. Işığı üç katmana bölmenin yolu.',
    content: html`<p>Günler kısaldı; artık evde geçirilen saatlerin çoğu lamba altında. Yeni bir aygıt almadan önce var
      olanların yerini değiştirmek bile yetebilir.</p>`,
    details: html`
      <h2>Üç katman</h2>
      <p>Birinci katman yön bulma ışığıdır: yumuşak, dolaylı, duvara ya da tavana vuran. İkincisi iş ışığıdır;
        kitabın, tezgâhın, aynanın üzerine düşer. Üçüncüsü vurgudur ve en küçüğüdür: bir resim, bir saksı, rafın
        içi. Oda bu üçü ayrı düğmelerden yandığında sabah başka, misafir varken başka, film izlerken başka
        görünür.</p>
      <h2>Sayılarla</h2>
      <ul>
        <li>Oturma alanında genel ışık: yüz ile yüz elli lüks</li>
        <li>Okuma koltuğu ve mutfak tezgâhı: üç yüz ile beş yüz lüks</li>
        <li>Renk sıcaklığı: akşam yaşanan odalarda 2700, mutfakta en çok 3500 kelvin</li>
        <li>Renk doğruluğu: doksanın üstü; altındakinde domates de ten de solgun durur</li>
        <li>Yemek masasının sarkıtı: masa yüzeyinden altmış beş ile yetmiş beş santim yukarıda</li>
      </ul>
      <h2>Gölgeyi unutmayın</h2>
      <p>Her yeri eşit aydınlatılmış odada derinlik kaybolur; hastane koridorlarının bizi yorması bundandır.
        Köşelerden birini karanlık bırakın. Ayaklı lambayı pencerenin yanına koyun: gündüz ışığın geldiği yönden
        gece de ışık gelirse oda tanıdık kalır.</p>
      <blockquote><p>İyi aydınlatma, lambanın nerede olduğunu sordurmaz.</p></blockquote>
      <h2>Bu akşam yapılacak deneme</h2>
      <p>Tavan lambasını kapatın, evdeki bütün masa lambalarını salona toplayın. Farklı yüksekliklere dağıtın: biri
        yerde, biri sehpada, biri rafta. Yarım saat oturun, sonra tavanı yeniden açın. Aradaki farkı gören herkes
        aydınlatma planını ciddiye almaya başlıyor. Elektrikçiyi ancak bundan sonra çağırın; priz yerlerini bu
        deneme söyler.</p>
      <h2>Tesisat bitmeden sorulacaklar</h2>
      <p>Yenileme yapıyorsanız sıva kapanmadan önce üç soru sorun. Kanepenin arkasında, yerden değil kol hizasında
        priz var mı? Salonun iki girişinden de aynı lambayı söndürebiliyor muyum? Dimmer takılacak hatlarda ampul
        ve sürücü buna uygun mu? Titreyen ışığın sebebi çoğunlukla bu uyumsuzluktur. Koridora ve banyoya, gece
        gözü almayan alçak bir ışık düşünün. Bu kararların her biri duvar açıkken on dakika, boya bittikten sonra
        yarım gün sürer. Elektrik planını mobilya yerleşimi çizilmeden asla kapatmayız.</p>`,
  },
];
