import { html } from '../html.ts';
import type { DemoPack } from '../pack.ts';
import { pictures } from './pictures.ts';
import { questions } from './questions.ts';

/** The workshop's six services, in the order of its menu. */
export const services: DemoPack['services'] = [
  {
    title: 'Karavan Tasarımı',
    subtitle: 'Boş panelvandan ruhsatlı karavana, ölçünüze göre plan.',
    path: '/karavan-tasarimi',
    icon: 'ruler',
    shortDescription: 'Boş panelvandan ruhsatlı karavana: ağırlığı, dolaşımı ve ışığı hesaplanmış plan.',
    active: true,
    picture: pictures.planOnPaper,
    description: html`
      <p>Altı metrekarelik bir evde her santimin bir görevi vardır. Tasarıma renklerle değil, bir gününüzle başlarız:
        Kim erken kalkar, kahve nerede yapılır, ıslak mont nereye asılır?</p>
      <p>Yerleşimi atölyenin zeminine gerçek ölçüsüyle bantlarız. İçinde yürür, yatağa uzanır, tezgâhın başında
        dönersiniz; plan, kâğıtta değil orada kesinleşir.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Ölçülü yerleşim planı ve dört yönden görünüş</li>
        <li>Dingil yüklerini gösteren ağırlık tablosu</li>
        <li>Elektrik, su ve gaz şemaları</li>
        <li>Kalem kalem fiyat listesi ve teslim takvimi</li>
        <li>Tescile hazır tadilat projesi dosyası</li>
      </ul>
      <h2>Kendiniz kuracaksanız</h2>
      <p>Dönüşümü kendiniz yapacaksanız yalnızca projeyi de alabilirsiniz. Çizimlerimiz, evdeki bir el testeresiyle
        kurulabilecek açıklıktadır; takıldığınız yerde cumartesi öğleden sonraları atölyemizin bir köşesi ve bir ustamızın
        yarım saati sizindir. Ruhsat aşamasına geldiğinizde dosyayı aynı çizimlerden biz tamamlarız. Hazır aracınız
        varsa önce onu dolu ve boş tartar, üzerine ne kadar yük daha koyabileceğinizi yazılı olarak söyleriz.</p>`,
    steps: [
      {
        title: 'Tanışma',
        text: 'Yolculuk alışkanlığınız, kişi sayısı ve mevsimler yazılır.',
      },
      {
        title: 'Araç',
        text: 'Şasi boyu, tavan yüksekliği ve taşıma sınırına göre doğru araç seçilir.',
      },
      {
        title: 'Yerleşim',
        text: 'En az iki plan çizilir, ağırlık dingillere göre hesaplanır.',
      },
      {
        title: 'Model',
        text: 'Seçilen plan üç boyutlu çizilir, zeminde bire bir denenir.',
      },
      {
        title: 'Ruhsat',
        text: 'Tadilat projesi hazırlanır, muayene ve tescil süreci sizin adınıza yürütülür.',
      },
    ],
    faq: questions['/karavan-tasarimi'],
  },
  {
    title: 'Elektrik ve Güneş Enerjisi',
    subtitle: 'Prizden bağımsız günler için hesaplanmış enerji.',
    path: '/elektrik-ve-gunes-enerjisi',
    icon: 'sun',
    shortDescription: 'Panel, akü ve şarj düzeni; kaç gün prizsiz kalacağınız baştan bellidir.',
    active: true,
    picture: pictures.roofAtNoon,
    description: html`
      <p>Enerji, karavanda en çok konuşulan ve en az ölçülen konudur. Biz önce tüketiminizi yazarız: buzdolabı, pompa,
        aydınlatma, bilgisayar, ısıtıcının fanı. Panel ve akü bu listeden çıkar, katalogdan değil.</p>
      <p>Kabloların kesitini uzunluğuna göre seçer, her hattı kendi sigortasına bağlarız. Titreşimde gevşeyecek tek
        bir bağlantı bırakmamak için uçların hepsi pabuçlu ve sıkma torku kayıtlıdır.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Güneş paneli, şarj kontrol cihazı ve lityum akü seti</li>
        <li>Seyir hâlinde şarj ve kıyı elektriği bağlantısı</li>
        <li>İnvertör, priz hatları ve kademeli aydınlatma</li>
        <li>Telefondan izlenebilen akü göstergesi</li>
        <li>Numaralı bağlantı şeması ve ölçüm tutanağı</li>
      </ul>
      <h2>Önce ölçelim</h2>
      <p>Var olan sisteminizi de inceleriz. Çoğu zaman yeni bir akü değil, doğru kesitte bir kablo ve iyi bir ayar
        yeterli olur. İnceleme yarım gün sürer; sonunda elinizde hangi cihazın ne kadar çektiğini, hangi bağlantının
        ısındığını gösteren kısa bir rapor kalır. Raporda önce bedavaya düzelecek işler, sonra ucuzdan pahalıya öneriler
        sıralanır; nerede duracağınıza siz karar verirsiniz.</p>`,
    steps: [
      {
        title: 'Tüketim',
        text: 'Cihazlarınızın günlük enerjisi yaz ve kış için ayrı hesaplanır.',
      },
      {
        title: 'Boyutlandırma',
        text: 'Panel, akü ve şarj cihazları üç bulutlu güne göre seçilir.',
      },
      {
        title: 'Kablolama',
        text: 'Hatlar numaralanır, gövde içinde koruyucu borudan geçirilir.',
      },
      {
        title: 'Montaj',
        text: 'Paneller çatıyı delmeden ya da sızdırmaz ayaklarla sabitlenir.',
      },
      {
        title: 'Deneme',
        text: 'Sistem kırk sekiz saat yük altında çalıştırılır, sıcaklıklar ölçülür.',
      },
    ],
    faq: questions['/elektrik-ve-gunes-enerjisi'],
  },
  {
    title: 'Su ve Isıtma Tesisatı',
    subtitle: 'Eksi on beşte de akan su, sessiz çalışan ısı.',
    path: '/su-ve-isitma-tesisati',
    icon: 'tool',
    shortDescription: 'Depo, pompa, boyler ve ısıtıcı; donmaya karşı yalıtılmış, bakımı kolay tesisat.',
    active: true,
    picture: pictures.cabinAtDusk,
    description: html`
      <p>Sıcak bir duş ve kuru bir yatak, karavanı çadırdan ayıran iki şeydir. İkisi de görünmeyen yerlerdeki
        kararlara bağlıdır: deponun yerine, borunun eğimine, havanın dolaştığı aralığa.</p>
      <p>Su hatlarını ısıtılan hacmin içinden geçirir, boşaltma vanalarını diz çökmeden ulaşılan tek bir noktada
        toplarız. Kış akşamı tesisatı boşaltmak beş dakikanızı alır.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Temiz ve gri su depoları, seviye göstergeleriyle</li>
        <li>Basınçlı pompa, filtre ve sıcak su hazırlayıcı</li>
        <li>Isıtıcı, kanallar ve oda termostatı</li>
        <li>Gaz hattı varsa sızdırmazlık raporu ve karbonmonoksit alarmı</li>
        <li>Boşaltma ve kış hazırlığı talimatı</li>
      </ul>
      <h2>Yoldayken parça gerekirse</h2>
      <p>Yedek conta, filtre ve pompa başlığını her zaman rafta tutarız. Yoldaysanız parçayı bulunduğunuz şehre
        ertesi gün kargolarız. Değişimini de telefonda birlikte yaparız: Her vananın üzerinde bir numara, elinizdeki
        talimatta o numaranın resmi vardır. Anahtar takımınızda hangi ölçülerin bulunması gerektiği de yazar. Uzun yola
        çıkacaksanız küçük bir yedek çantası hazırlar, kullanmadığınız parçaları dönüşte aynı fiyattan geri alırız.</p>`,
    steps: [
      {
        title: 'İhtiyaç',
        text: 'Günlük su kullanımı ve kalacağınız en soğuk gece kararlaştırılır.',
      },
      {
        title: 'Yerleşim',
        text: 'Temiz ve gri su depoları, dingil dengesi gözetilerek yerleştirilir.',
      },
      {
        title: 'Isıtma',
        text: 'Dizel ya da gazlı ısıtıcı, sıcak hava kanallarıyla birlikte boyutlandırılır.',
      },
      {
        title: 'Yalıtım',
        text: 'Depolar, borular ve tekerlek davlumbazları kesintisiz sarılır.',
      },
      {
        title: 'Deneme',
        text: 'Hatlar basınç altında bir gece bekletilir, bağlantılar tek tek kurulanıp bakılır.',
      },
    ],
    faq: questions['/su-ve-isitma-tesisati'],
  },
  {
    title: 'Mobilya ve Döşeme',
    subtitle: 'Hafif, sökülebilir ve yol titreşimine dayanıklı.',
    path: '/mobilya-ve-doseme',
    icon: 'table',
    shortDescription: 'Hafif kontrplak mobilya, ölçüye dikilmiş döşeme; sarsıntıda ses çıkarmaz.',
    active: true,
    picture: pictures.cabinAtNoon,
    furtherPictures: [pictures.cabinInMorning, pictures.cabinBright, pictures.cabinInEvening],
    description: html`
      <p>Evdeki dolap yerinde durur, karavandaki dolap saatte doksan kilometreyle gider. Bu yüzden mobilyayı vidayla
        değil, birbirine geçen parçalarla kurar; her kapağı kilitli, her köşeyi yuvarlak yaparız.</p>
      <p>Hafif kavak kontrplağı, keten dokulu kumaş ve doğal yağ kullanırız. Hem koku yapmaz hem de yıllar sonra
        zımparalanıp yenilenebilir. Ağırlık tablosunda her dolabın kaç kilo olduğu yazar.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Mutfak bloğu, üst dolaplar ve açılır yatak</li>
        <li>Masaya ya da yatağa dönüşen oturma grubu</li>
        <li>Ölçüye dikilmiş minder, kılıf ve perde</li>
        <li>Yalıtımlı duvar, tavan ve zemin kaplaması</li>
        <li>Yedek menteşe, kilit ve yağ bakım seti</li>
      </ul>
      <h2>Tek bir kapak için de</h2>
      <p>Tek bir çekmece için de kapımız açık. Eski karavanların kırılmış kapağını, aslına bakarak yeniden
        yaparız. Kumaşı artık bulunmayan minderleri en yakın dokuyla kaplar, süngeri sertliğine göre yenileriz.
        Söktüğümüz parçayı atmaz, isterseniz kalıp olarak geri veririz; bir gün aynı dolabı başka bir araçta da kurmak
        isteyebilirsiniz.</p>`,
    steps: [
      {
        title: 'Ölçü',
        text: 'Aracın içi taranır; hiçbir gövde diğerine tıpatıp benzemez.',
      },
      {
        title: 'Çizim',
        text: 'Parçalar, söküp takma sırasıyla birlikte çizilir.',
      },
      {
        title: 'Numune',
        text: 'Ahşap, kumaş ve sünger örnekleri aracınızın içinde denenir.',
      },
      {
        title: 'Üretim',
        text: 'Kesim makinede, alıştırma ve yağlama elde yapılır.',
      },
      {
        title: 'Montaj',
        text: 'Mobilya gövdeye takozla oturtulur, bozuk yolda sürülerek dinlenir.',
      },
    ],
    faq: questions['/mobilya-ve-doseme'],
  },
  {
    title: 'Tente ve Aksesuar',
    subtitle: 'Gölge, taşıma ve gece ışığı için denenmiş parçalar.',
    path: '/tente-ve-aksesuar',
    icon: 'tent-tree',
    shortDescription: 'Tente, çatı çıtası, bisiklet taşıyıcı ve pencere; montajı ve garantisiyle.',
    active: true,
    picture: pictures.campAtNoon,
    description: html`
      <p>Doğru aksesuar karavanı büyütür, yanlışı yalnızca ağırlaştırır. Rafımızdaki her parçayı önce kendi
        araçlarımızda bir mevsim kullanır, rüzgârda ve yağmurda ne yaptığını görmeden satmayız.</p>
      <p>Montajda gövdeye açılan her delik pas önleyiciyle kaplanır ve sızdırmazlığı suyla denenir. Yük taşıyan
        parçaların bağlantısı saca değil, taşıyıcı profile yapılır.</p>
      <h2>Neler bulabilirsiniz?</h2>
      <ul>
        <li>Yan tente, rüzgârlık ve çadır odası</li>
        <li>Çatı çıtası, merdiven ve bisiklet taşıyıcı</li>
        <li>Çift camlı açılır pencere, sineklik ve karartma perdesi</li>
        <li>Havalandırma kapağı, iç ve dış aydınlatma</li>
        <li>Kamp masası, sandalye ve denge takozu</li>
      </ul>
      <h2>Parça sizden, montaj bizden</h2>
      <p>Parçayı başka yerden aldıysanız montajını yine yaparız. Yalnızca üzerinde üretici belgesi olmayan gaz ve
        elektrik parçalarını takmayız; bunu baştan söylemek ikimiz için de en güvenlisidir. Taktığımız her parçanın ağırlığını aracınızın tablosuna işler, taşıma sınırına
        ne kadar kaldığını yazarız. Teslimde tenteyi bir kez siz açıp kapatırsınız; yolda ilk kez denemek zorunda
        kalmazsınız. Garanti süresi içinde gevşeyen her bağlantıyı randevusuz, siz beklerken sıkarız.</p>`,
    steps: [
      {
        title: 'Seçim',
        text: 'Aracın ölçüsüne ve kullanımınıza uygun parça, elimizdeki örnekler denenerek birlikte belirlenir.',
      },
      {
        title: 'Uyum',
        text: 'Kapı, pencere ve panel açıklıkları bire bir şablonla kontrol edilir.',
      },
      {
        title: 'Montaj',
        text: 'Taşıyıcı profiller işaretlenir, bağlantılar tork anahtarıyla sıkılır.',
      },
      {
        title: 'Deneme',
        text: 'Tente rüzgârda açılır, pencereye hortumla su tutulur.',
      },
    ],
    faq: questions['/tente-ve-aksesuar'],
  },
  {
    title: 'Bakım ve Kışlama',
    subtitle: 'Sezon başı kontrol, sezon sonu güvenli kış uykusu.',
    path: '/bakim-ve-kislama',
    icon: 'shield',
    shortDescription: 'Mevsim bakımı, nem ölçümü ve kapalı kışlama; baharda anahtarı çevirip çıkarsınız.',
    active: true,
    picture: pictures.workshopAtNoon,
    description: html`
      <p>Karavanı en çok yol değil, beklemek yorar. Depoda kalan su, şarjsız akü ve kapalı kalmış nem bir kışta, on
        bin kilometrenin yapmadığını yapar. Bakımı bu yüzden mevsime göre düzenleriz.</p>
      <p>Gelen her araca aynı yetmiş iki maddelik liste uygulanır. Sonucu üç renkle işaretleriz: yeşil beklesin,
        sarı bu yıl, kırmızı yola çıkmadan. Onayınız olmadan hiçbir parça değişmez.</p>
      <h2>Teslim ettiklerimiz</h2>
      <ul>
        <li>Fotoğraflı kontrol raporu ve nem haritası</li>
        <li>Gaz, fren ve elektrik deney belgeleri</li>
        <li>Kapalı, kameralı ve havalandırılan alanda kışlama</li>
        <li>Her ay akü ve nem ölçümü bildirimi</li>
        <li>Yola çıkış sabahı için kısa kontrol kartı</li>
      </ul>
      <h2>Yolda kaldığınızda</h2>
      <p>Yolda kaldığınızda da arayın. Çoğu arızayı telefonda, elinizdeki parçalarla birlikte çözeriz; çözülmezse size en yakın, tanıdığımız ustanın adını veririz. Aracınızın bakım geçmişi tek bir
        dosyada durur. Onu satarken yeni sahibine bu dosyayı da teslim edersiniz; iyi bakılmış bir karavanın değeri
        böyle anlaşılır. Kışlama yerimiz sınırlıdır; eylül sonuna kadar bir telefonla haber vermeniz yeterlidir.</p>`,
    steps: [
      {
        title: 'Teslim alma',
        text: 'Araç fotoğraflanır, kilometre ve eşya listesi yazılır.',
      },
      {
        title: 'Kontrol',
        text: 'Gövde nemi, tesisat basıncı, akü ve fren ölçülür.',
      },
      {
        title: 'Karar',
        text: 'Bulgular fotoğraflarıyla gönderilir, fiyatı görüp seçersiniz.',
      },
      {
        title: 'Kışlama',
        text: 'Su boşaltılır, akü bakım şarjına alınır, lastikler yükten kurtarılır.',
      },
      {
        title: 'Uyandırma',
        text: 'Baharda sistemler sırayla açılır, depolar dezenfekte edilir.',
      },
    ],
    faq: questions['/bakim-ve-kislama'],
  },
];
