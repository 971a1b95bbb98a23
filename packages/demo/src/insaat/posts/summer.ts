import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from June to August. */
export const summerPosts: readonly DemoPost[] = [
  {
    title: 'Klimayı açmadan önce denenecek altı şey',
    date: '2026-06-09',
    author: 'Ece Yazgan',
    category: 'Tasarım',
    tags: ['gölge', 'pencere', 'yalıtım'],
    picture: pictures.roomAtNoon,
    excerpt:
      'Serinlik çoğu zaman satın alınmaz, düzenlenir. Bahçeden başlayıp yatak odasında biten bir liste.',
    content: html`<p>Her haziran aynı telefonlar gelir: ev fırın gibi. Gidip baktığımızda çoğunlukla duvarda bir kusur
      bulmayız; öğlen açık, gece kapalı duran pencereler buluruz.</p>`,
    details: html`
      <h2>Saati tersine çevirin</h2>
      <p>Sıcak günlerde pencere sabah dokuzda kapanır, akşam dışarısı içeriden serin olunca açılır. Duvar ve döşeme
        gece boyunca soğur, ertesi gün o serinliği geri verir. Taş ve beton evlerde bu tek alışkanlık üç dört derece
        fark yaratır.</p>
      <h2>Sırayla deneyin</h2>
      <ol>
        <li>Batı penceresinin dışına gölge koyun: kamış, bez, asma; hangisi elinizin altındaysa.</li>
        <li>Karşılıklı iki pencereyi gece açık tutun; biri alçakta, öteki yüksekte olursa hava kendiliğinden
          yürür.</li>
        <li>Çatı arasının havalığını temizleyin. Sıkışmış hava altmış dereceyi görür ve tavandan aşağı ışır.</li>
        <li>Beton avluyu sulamak yerine küçültün; taş aralarına yer örtücü dikin.</li>
        <li>Fırını ve kurutucuyu akşama bırakın.</li>
        <li>Tavan vantilatörü takın. Havayı soğutmaz ama teni iki derece daha serin hissettirir.</li>
      </ol>
      <h2>Bahçe, evin dış duvarıdır</h2>
      <p>Yaprağını döken bir ağaç en akıllı güneşliktir: yazın kapanır, kışın açılır. Batı cephesinden dört metre
        uzağa dikilen bir dut, beş yıl sonra ikinci katın penceresini gölgeler. Çınarı ve inciri temele altı
        metreden fazla yaklaştırmayız; kökü suyun peşinden gider. Bekleyemeyecekler için çardak ve asma, iki yazda
        iş görür.</p>
      <blockquote><p>En iyi soğutucu, on yıl önce dikilmiş ağaçtır.</p></blockquote>
      <p>Bütün bunlardan sonra hâlâ klima gerekiyorsa daha küçüğü yetecektir. Dış ünitesini gölgeye ve kuzeye koyun;
        güneşte çalışan cihaz aynı serinliği daha çok elektrikle verir.</p>
      <h2>Ölçmeden karar vermeyin</h2>
      <p>İki ucuz termometre alın; birini salona, birini kuzeydeki gölgeli duvara asın. Bir hafta boyunca sabah,
        öğle ve gece okuyup yazın. İçerisi gece dışarıdan sıcak kalıyorsa havalandırma eksiktir. Sabah serin
        başlayıp öğleden sonra hızla ısınıyorsa güneş bir yerden giriyordur; o pencereyi bulmak için hangi odanın
        önce ısındığına bakın. Gün boyu yavaş yavaş yükseliyorsa sıra çatı yalıtımındadır. Bu üç eğriden hangisi
        sizinse para önce oraya harcanır.</p>`,
  },
  {
    title: 'Mutfakta santimlerin önemi',
    date: '2026-07-14',
    author: 'Bora Çetiner',
    category: 'İç mekân',
    tags: ['ölçü', 'iç mekân', 'planlama'],
    picture: pictures.roomAtDawn,
    excerpt:
      'Tezgâh yüksekliğini katalog değil dirseğiniz belirler. Mutfak çizerken cebimde taşıdığım ölçüler.',
    content: html`<p>İyi bir mutfakta kimse mutfağı fark etmez. Kötüsünde ise her gün aynı köşeye kalçanızı çarparsınız.
      Arada çoğu zaman yalnızca beş santim vardır.</p>`,
    details: html`
      <h2>Dirsekten başlayın</h2>
      <p>Ayakta dik durun, kolunuzu dik açıyla bükün. Dirseğinizin yerden yüksekliğinden on iki santim çıkarın:
        hazırlık tezgâhınız budur. Bir altmış boyundaki biri için seksen altı, bir seksen beş boyundaki için doksan
        sekiz santime yakın çıkar. Evde iki kişi yemek yapıyorsa iki ayrı yükseklik düşünün; hamur açılan yer daha
        alçak olabilir.</p>
      <h2>Cebimdeki kart</h2>
      <ul>
        <li>Karşılıklı iki tezgâh arası: tek kişi için yüz on, iki kişi için yüz yirmi beş santim</li>
        <li>Tezgâh ile üst dolap arası: elli beş santim</li>
        <li>Ocağın iki yanında boş tezgâh: en az kırk santim</li>
        <li>Bulaşık makinesinin önü, kapağı açıkken: yüz on santim</li>
        <li>Ada çevresinde oturma payı: kişi başına altmış santim genişlik, otuz santim diz boşluğu</li>
      </ul>
      <h2>Üçgen eskimedi, yer değiştirdi</h2>
      <p>Buzdolabı, evye ve ocak arasındaki üçgenin kenarları toplamı dört ile yedi buçuk metre arasında kalmalıdır.
        Daha azı sıkışıktır, fazlası yorar. Bugün bu üçgenin asıl köşesi, evye ile ocak arasındaki hazırlık yeridir;
        yemek yaparken zamanın yarısından çoğu orada geçer. En geniş kesintisiz tezgâhı oraya bırakın.</p>
      <blockquote><p>Dolap kapağına karar vermeden önce çöp kovasının yerini bulun.</p></blockquote>
      <h2>Kartonla deneyin</h2>
      <p>Çizim ne kadar güzel olursa olsun, son kararı yerinde veririz. Tezgâhı karton kutularla dizer, boş
        tencereyle makarna haşlar gibi yaparız. Ev sahibi iki tur attıktan sonra çoğunlukla bir şey değişir: bir
        çekmece, bir priz, bir adım. O değişiklik kartonda bedavadır.</p>
      <h2>Prizler ve çekmeceler</h2>
      <p>Çizimde en çok unutulan şey, açılan şeylerin birbirine çarpmasıdır. Fırın kapağıyla çekmecenin,
        buzdolabıyla kapının yolunu kâğıt üzerinde yay çizerek gösterin. Alt dolapta kapak yerine çekmece seçin;
        arkadaki tencereye diz çökmeden ulaşırsınız. Tezgâh üzerinde her seksen santimde bir ikili priz, su
        kaynağından en az altmış santim uzakta olsun. Süzgeç, robot ve ekmek kızartma makinesi aynı köşede
        duracaksa o köşeye ayrı bir hat çekilir. Çöp ayrıştırma için en az üç kova yeri ayırın.</p>`,
  },
  {
    title: 'Ruhsattan iskâna: hangi belge ne zaman?',
    date: '2026-08-11',
    author: 'Defne Akçalı',
    category: 'Rehber',
    tags: ['ruhsat', 'planlama', 'bütçe'],
    picture: pictures.housesAtNoon,
    excerpt:
      'İlk dilekçeden oturma iznine uzanan yolun durakları, her durakta istenen belgeler ve beklenecek süreler.',
    content: html`<p>Yapı izni karmaşık görünür ama sırası değişmez. Sırayı bilen, bekleme sürelerini başka işlerle
      doldurabilir.</p>`,
    details: html`
      <h2>Çizimden önce</h2>
      <p>İlk durak belediyenin imar servisidir. İmar durumu belgesi, arsaya ne kadar büyük ve ne kadar yüksek yapı
        yapabileceğinizi söyler; çekme mesafeleri de oradadır. Ardından kadastrodan aplikasyon alınır, sınır taşları
        yerinde gösterilir. Zemin etüdü bu aşamada yaptırılır, çünkü taşıyıcı proje ona göre çizilir.</p>
      <h2>Ruhsat dosyası</h2>
      <ol>
        <li>Mimari proje: Belediye önce buna bakar, öteki projeler onun onayına bağlıdır.</li>
        <li>Statik, mekanik ve elektrik projeleri: Birbirleriyle çakışmadıkları bir kez de bizde kontrol edilir.</li>
        <li>Yapı denetim sözleşmesi: Denetçi sizin adınıza çalışır, yüklenicinin değil.</li>
        <li>Harçlar ve sigorta kayıtları: Makbuzlar dosyaya girmeden ruhsat imzalanmaz.</li>
      </ol>
      <p>Eksiksiz bir dosya için dört ile sekiz hafta ayırın. Ruhsat tarihinden başlayarak iki yıl içinde inşaata
        başlanmalı, beş yıl içinde bitirilmelidir; aksi hâlde belge yenilenir.</p>
      <h2>Yapım sırasında</h2>
      <p>Temel, karkas ve ısı yalıtımı aşamalarında vize alınır. Her vizede fotoğraf, laboratuvar sonucu ve denetçi
        imzası istenir. Vize günü beklenmeden üzeri kapatılan imalat, açılması istenirse en pahalı iştir.</p>
      <blockquote><p>Kapatmadan önce çek, imzalat, sonra sıva.</p></blockquote>
      <h2>Son belge</h2>
      <p>Yapı kullanma izni, halk arasındaki adıyla iskân, yapının projesine uygun bittiğini söyler. Enerji kimlik
        belgesi, asansör varsa tescili ve abonelik yazıları bu aşamada toplanır. İskânı olmayan daireye şantiye
        tarifesinden elektrik bağlanır, satarken de banka kredi vermekte zorlanır. Ev alırken ilk soracağınız belge
        budur.</p>
      <h2>Dosyanız sizde dursun</h2>
      <p>Her belgenin aslını siz saklayın, ekibe kopyasını verin. Kalın bir klasörü beşe ayırmak yeter: arsa,
        proje, izin, yapım, teslim. Her bölümün ilk sayfasına tarihleri yazılmış bir liste koyun; telefonda
        memurla konuşurken sayı ve tarih istendiğinde sayfalar arasında kaybolmazsınız. Harç makbuzlarının
        fotoğrafını çekin, termal kâğıt iki yazda silinir. Yapı bittiğinde aynı klasör sigorta, kredi ve satış
        için de işinize yarar. Biz teslimde bu klasörün sırtını, yapının numarasıyla ciltletip veriyoruz.</p>`,
  },
];
