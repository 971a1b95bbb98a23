import { html } from '../html.ts';
import type { DemoPack } from '../pack.ts';
import { pictures } from './pictures.ts';
import { questions } from './questions.ts';

/** The office's six services, in the order of its menu. */
export const services: DemoPack['services'] = [
  {
    title: 'İnşaat Hizmeti',
    subtitle: 'Kaba yapıdan ince işe, tek sözleşmeyle anahtar teslim.',
    path: '/insaat-hizmeti',
    icon: 'home',
    shortDescription: 'Kaba yapıdan ince işe kadar kendi ekiplerimizle, anahtar teslim.',
    active: true,
    picture: pictures.frameAtDawn,
    furtherPictures: [pictures.frameAtNoon, pictures.facadeAtDawn, pictures.frameAtDusk],
    description: html`
      <p>Şantiye, çizimin sınandığı yerdir. Kalıbı kuran, demiri bağlayan ve betonu döken ekipler bizimle
        yıllardır çalışır; her biri önündeki paftayı çizen kişiyi tanır, aklına takılanı aynı gün sorar.</p>
      <p>İşe başlamadan önce komşu yapıların durumunu belgeler, saha düzenini ve dökümlerin sırasını birlikte
        kararlaştırırız. Hangi gün hangi sesin çıkacağını komşular da önceden bilir.</p>
      <h2>Teslim ettiklerimiz</h2>
      <p>Yapıyla birlikte onun hafızasını da teslim ederiz. Yıllar sonra bir duvarı açmanız gerekirse arkasından
        ne çıkacağını bilirsiniz.</p>
      <ul>
        <li>Yapı kullanma izni ve bütün ruhsat dosyası</li>
        <li>Beton, donatı ve yalıtım deney raporları</li>
        <li>Tesisatın yerinde çekilmiş fotoğraflarla işlendiği son durum paftaları</li>
        <li>Garanti belgeleri ve mevsimlere göre yazılmış bakım kılavuzu</li>
      </ul>
      <h2>Teslimden sonra</h2>
      <p>Teslimden sonraki iki yıl boyunca her mevsim uğrar, yapıyı dinler, gereken ayarı yaparız. İlk
        kışın yağmuru, ilk yazın sıcağı bir yapının en dürüst denetçisidir; biz de o günlerde yanında oluruz.</p>`,
    steps: [
      {
        title: 'Saha kurulumu',
        text: 'Şantiye çevrilir, geçici elektrik ve su bağlanır, güvenlik planı asılır.',
      },
      {
        title: 'Temel ve karkas',
        text: 'Her dökümden önce donatı fotoğraflanır, her dökümden numune alınır.',
      },
      {
        title: 'Kabuk',
        text: 'Duvar, yalıtım, doğrama ve çatı, yağmur takvimine göre sıralanır.',
      },
      {
        title: 'İnce iş',
        text: 'Her mahal için bir örnek oda tamamlanır; siz onayladıktan sonra çoğaltılır.',
      },
      {
        title: 'Teslim',
        text: 'Eksik listesi birlikte gezilir, son madde kapanmadan anahtar verilmez.',
      },
    ],
    faq: questions['/insaat-hizmeti'],
  },
  {
    title: 'Altyapı Hizmeti',
    subtitle: 'Yol, drenaj, istinat ve enerji hatları.',
    path: '/altyapi-hizmeti',
    icon: 'blocks',
    shortDescription: 'Yol, drenaj, istinat ve enerji hatları; görünmeyen işin görünür özeni.',
    active: true,
    picture: pictures.viaductAtDawn,
    description: html`
      <p>İyi altyapı fark edilmez: Yağmur yağar, su yolunu bulur; kış gelir, yamaç yerinde durur. Toprağın altında
        kalacak her metreyi, üstünde duracak yapı kadar ciddiye alırız.</p>
      <p>Arazinin eğimini, zemin suyunu ve yüz yıllık yağış kayıtlarını okumadan kazıya girmeyiz. Hattın güzergâhını
        yalnızca bugünkü parsele göre değil, on yıl sonra komşu parsele bağlanacak ihtiyaca göre de seçeriz.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Parsel içi yollar, otopark ve sert zemin uygulamaları</li>
        <li>Yağmur suyu ve atık su hatları, sarnıç ve drenaj galerileri</li>
        <li>Taş ya da betonarme istinat duvarları, şev düzenlemesi</li>
        <li>Enerji, aydınlatma ve veri kanalları</li>
        <li>Koordinatlı altyapı planı ve deney tutanakları</li>
      </ul>
      <h2>Ölçek değişir, kayıt değişmez</h2>
      <p>Küçük bir bahçe drenajından bir sitenin bütün yollarına kadar, işin ölçeği değişse de kayıt düzenimiz
        aynı kalır: Gömdüğümüz her hattın yeri ve derinliği bellidir. Yıllar sonra oraya kürek vuracak olan
        kişi bizi aramak zorunda kalmaz, plana bakar.</p>`,
    steps: [
      {
        title: 'Ölçüm',
        text: 'Hâlihazır harita, zemin sondajı ve mevcut hatların yerinde tespiti.',
      },
      {
        title: 'Hesap',
        text: 'Yağmur suyu, taşıma gücü ve şev güvenliği aynı model üzerinde çözülür.',
      },
      {
        title: 'İzinler',
        text: 'Belediye ile su ve enerji idarelerinin onayları, iş programıyla birlikte yürütülür.',
      },
      {
        title: 'Yapım',
        text: 'Kazı, yataklama, boru ve dolgu katmanları tek tek kontrol edilerek kapatılır.',
      },
      {
        title: 'Deney',
        text: 'Hatlar basınç ve sızdırmazlık deneyinden geçmeden üzerine yol serilmez.',
      },
    ],
    faq: questions['/altyapi-hizmeti'],
  },
  {
    title: 'Proje Planlaması',
    subtitle: 'İş programı, izin süreci ve tedarik takvimi tek çizelgede.',
    path: '/proje-planlamasi',
    icon: 'calendar-range',
    shortDescription: 'İş programı, izin süreci ve tedarik takvimi tek çizelgede.',
    active: true,
    picture: pictures.planOnPaper,
    description: html`
      <p>Gecikmelerin çoğu şantiyede değil, iki iş arasındaki boşlukta doğar: beklenen bir imza, geç verilen bir
        sipariş, çakışan iki ekip. Planlama, o boşlukları başlamadan önce görme işidir.</p>
      <p>Takvimi masa başında değil, işi yapacak ustalarla birlikte kurarız. Bir döşemenin kaç günde bağlanacağını
        en iyi onu bağlayan bilir; programa bizim umudumuz değil, onların sözü yazılır.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Tek sayfalık yönetici özeti ve ayrıntılı iş programı</li>
        <li>İzin ve onay takip çizelgesi</li>
        <li>Tedarik takvimi ile karar bekleyen konular listesi</li>
        <li>Haftalık ilerleme raporu ve yağmurlu günler için seçenekli plan</li>
      </ul>
      <h2>Uygulamayı başkası yapacaksa</h2>
      <p>Uygulamayı başka bir yüklenici yapacak olsa da bu hizmeti tek başına verebiliriz. O durumda sahada
        sizin adınıza otururuz: Taraf tutmadan ölçer, yazar, hatırlatırız. Ayda bir kez üç taraf aynı masaya
        oturur; konuşulan her karar tek sayfalık bir tutanakla, tarih ve sorumlu adıyla kapanır.</p>`,
    steps: [
      {
        title: 'Kapsam',
        text: 'Yapılacak her iş kalemi, başlangıç şartı ve bitiş ölçüsüyle listelenir.',
      },
      {
        title: 'İzin haritası',
        text: 'Hangi kurumdan, hangi belgeyle, kaç günde onay alınacağı çıkarılır.',
      },
      {
        title: 'Kritik yol',
        text: 'Takvimi belirleyen işler ayrılır, her birine yedek süre tanınır.',
      },
      {
        title: 'Tedarik',
        text: 'Uzun süreli siparişler geriye doğru sayılarak sözleşme gününe bağlanır.',
      },
      {
        title: 'İzleme',
        text: 'Program her pazartesi şantiyede güncellenir, sapma aynı gün size bildirilir.',
      },
    ],
    faq: questions['/proje-planlamasi'],
  },
  {
    title: 'Mimarlık Hizmeti',
    subtitle: 'Yerleşim kararından 1:5 ölçekli detaya kadar eksiksiz proje.',
    path: '/mimarlik-hizmeti',
    icon: 'drafting-compass',
    shortDescription: 'Yerleşim kararından 1:5 ölçekli detaya kadar eksiksiz proje.',
    active: true,
    picture: pictures.stairAtNoon,
    description: html`
      <p>Çizimi yapan ekip şantiyede de başındadır. Kâğıtta verilen söz, yerinde tutulur.</p>
      <p>Bir yapıyı tasarlamaya arsada başlarız. Sabah, öğle ve akşam ışığını yerinde izler; hâkim rüzgârı, komşu
        yapıları ve toprağın eğimini kaydederiz. İlk çizgi bu kayıtların üzerine çekilir. Böylece pencerenin nereye
        bakacağı bir zevk meselesi olmaktan çıkar, yerin verdiği bir cevap hâline gelir.</p>
      <h2>Teslim ettiklerimiz</h2>
      <p>Ruhsat dosyası, uygulama paftaları, metraj ve mahal listesi ile yapının bakım kılavuzu. Hepsi hem basılı hem
        dijital, hepsi tek bir numaralama düzenindedir.</p>
      <ul>
        <li>1:500 vaziyet planı ve gölge etüdü</li>
        <li>1:50 plan, kesit ve görünüşler</li>
        <li>1:5 sistem detayları ve malzeme panosu</li>
        <li>Mevsimlere göre gün ışığı ve doğal havalandırma hesabı</li>
      </ul>
      <h2>Çizim bittikten sonra</h2>
      <p>Uygulama boyunca haftada bir sahadayız. Ustanın sorusuna telefonla değil, kapının yanında, ölçüyü birlikte
        alarak cevap veririz. Yerinde değişen her karar aynı hafta paftaya işlenir; elinizdeki çizim ile ayakta duran
        yapı birbirini tutar.</p>`,
    steps: [
      {
        title: 'Arsa etüdü',
        text: 'İmar durumu, zemin ve ışık raporu iki hafta içinde elinizde olur.',
      },
      {
        title: 'Ön proje',
        text: 'Üç yerleşim seçeneğini maket ve kaba maliyetle birlikte sunarız.',
      },
      {
        title: 'Kesin proje',
        text: 'Statik, mekanik ve elektrik kararları aynı model üzerinde çakıştırılır.',
      },
      {
        title: 'Uygulama projesi',
        text: 'Şantiyenin soru sormadan kurabileceği açıklıkta detaylar çizilir.',
      },
    ],
    faq: questions['/mimarlik-hizmeti'],
  },
  {
    title: 'İç Dizayn',
    subtitle: 'Işık, doku ve dolaşım; mobilyası yerinde düşünülmüş mekânlar.',
    path: '/ic-dizayn',
    icon: 'light',
    shortDescription: 'Işık, doku ve dolaşım; mobilyası yerinde düşünülmüş mekânlar.',
    active: true,
    picture: pictures.roomAtDawn,
    description: html`
      <p>Bir odanın nasıl göründüğünden önce nasıl yaşandığını sorarız: Sabah ilk hangi perde açılır, anahtar nereye
        bırakılır, akşam kim nerede oturur? Cevaplar, duvarın rengini de dolabın derinliğini de belirler.</p>
      <p>Doğal ışığı en iyi malzeme sayarız. Önce pencerenin odaya ne verdiğine bakar, yapay ışığı onun bıraktığı
        yerden başlatırız. Keten, meşe, kireç sıva ve yerel taş gibi yaşlandıkça güzelleşen yüzeyleri seçeriz.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Her oda için plan, görünüş ve üç boyutlu çalışma</li>
        <li>Malzeme ve renk panosu, numuneleriyle birlikte</li>
        <li>Aydınlatma planı ve senaryo ayarları</li>
        <li>Özel mobilya imalat çizimleri ve satın alma listesi</li>
      </ul>
      <h2>Bütçe değişirse</h2>
      <p>Bütçeniz değişirse tasarımı baştan bozmayız. Listeyi en başından üç basamaklı kurarız; hangi parçanın
        bugün, hangisinin gelecek yıl alınacağı bellidir. Beğendiğiniz koltuk için aydınlatmadan, iyi bir kapı kolu için
        duvar kâğıdından vazgeçmek zorunda kalmazsınız. Evinize yavaş yavaş, ama hep aynı plana göre, acele etmeden yerleşirsiniz.</p>`,
    steps: [
      {
        title: 'Tanışma',
        text: 'Mevcut eşyanız, alışkanlıklarınız ve saklama ihtiyacınız kayda geçer.',
      },
      {
        title: 'Yerleşim',
        text: 'Mobilya, dolaşım ve priz planı gerçek ölçülerle birlikte çözülür.',
      },
      {
        title: 'Malzeme',
        text: 'Numuneler odanızda, sabah ve akşam ışığında yan yana konur.',
      },
      {
        title: 'İmalat',
        text: 'Dolap, kapı ve özel mobilya kendi atölyemizde çizime göre üretilir.',
      },
      {
        title: 'Kurulum',
        text: 'Ürünler sırayla gelir, koruma altında monte edilir, temizlenmiş teslim edilir.',
      },
    ],
    faq: questions['/ic-dizayn'],
  },
  {
    title: 'Bütçe Planlaması',
    subtitle: 'Metraja dayalı keşif, üç senaryolu maliyet ve aylık rapor.',
    path: '/butce-planlamasi',
    icon: 'money',
    shortDescription: 'Metraja dayalı keşif, üç senaryolu maliyet ve aylık rapor.',
    active: true,
    picture: pictures.planOnBoard,
    description: html`
      <p>Metrekare fiyatı bir tahmindir, keşif ise bir hesap. Bütçeyi çizimden çıkardığımız metrajla kurarız: kaç
        metreküp beton, kaç metrekare sıva, kaç adet menteşe. Sözleşmedeki kalem ile şantiyedeki kalem birbirini
        tutar.</p>
      <p>Rakamları saklamayız. Birim fiyatı, fireyi, işçiliği ve payımızı ayrı sütunlarda görürsünüz; bir kararın
        bütçeye ne getirip ne götürdüğünü karar verilmeden önce konuşuruz.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Poz numaralı keşif özeti ve metraj cetveli</li>
        <li>Üç senaryolu maliyet tablosu</li>
        <li>Aylara bölünmüş ödeme planı</li>
        <li>Aylık maliyet raporu ve değişiklik kayıt defteri</li>
      </ul>
      <h2>Teklifleri birlikte okuyalım</h2>
      <p>Yapınızı başka bir yüklenici kuracaksa, gelen teklifleri sizin adınıza aynı metraja oturtur ve
        okunur hâle getiririz. Böylece en ucuz teklifin neyi dışarıda bıraktığı da görünür. Karşılaştırma tek sayfadır:
        her satırda bir kalem, her sütunda bir yüklenici, altında da bizim kısa ve imzalı notumuz durur.</p>`,
    steps: [
      {
        title: 'Ön keşif',
        text: 'Elinizdeki fikre göre, sapma payı yazılı bir maliyet aralığı çıkarılır.',
      },
      {
        title: 'Metraj',
        text: 'Kesinleşen proje üzerinden her kalem ölçülür ve numaralanır.',
      },
      {
        title: 'Fiyat',
        text: 'Her ana kalem için en az üç teklif alınır, aynı ölçüte göre karşılaştırılır.',
      },
      {
        title: 'Senaryo',
        text: 'Tasarruflu, dengeli ve geniş olmak üzere üç bütçe yan yana konur; hangisinin neyi dışarıda bıraktığı altına yazılır.',
      },
      {
        title: 'İzleme',
        text: 'Harcama her ay sonunda keşifle karşılaştırılır, fark gerekçesiyle raporlanır.',
      },
    ],
    faq: questions['/butce-planlamasi'],
  },
];
