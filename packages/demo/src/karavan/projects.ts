import { html } from '../html.ts';
import type { DemoProject } from '../pack.ts';
import { pictures } from './pictures.ts';

/** Nine vehicles of the workshop, the best known first. */
export const projects: readonly DemoProject[] = [
  {
    title: 'Kırlangıç',
    category: 'Panelvan dönüşümü',
    stage: 'finished',
    services: ['/karavan-tasarimi', '/mobilya-ve-doseme'],
    shortDescription: 'İki çocuklu bir aile için, yatağı her akşam kırk saniyede açılan dört kişilik ev.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Uzun şasi, yüksek tavan panelvan' },
      { key: 'Yıl', value: '2026' },
      { key: 'Süre', value: '68 gün' },
      { key: 'Kişi', value: '4 yolculuk, 4 yatak' },
      { key: 'Yüklü ağırlık', value: '3.310 kg' },
      { key: 'Su', value: '110 litre temiz, 80 litre gri' },
      { key: 'Enerji', value: '400 W panel, 200 Ah lityum akü' },
    ],
    pictures: [pictures.campAtNoon, pictures.cabinAtDawn, pictures.workshopBright, pictures.planOnPaper],
    pdf: { file: 'karavan-kirlangic.pdf', title: 'Kırlangıç araç föyü' },
    description: html`
      <p>Ailenin tek şartı vardı: Çocuklar uyurken biz ayakta kalabilelim. Arkaya enine bir ranza, ortaya kapanınca
        ışık geçirmeyen keçe bir perde koyduk. Ön bölmede dönen koltuklar ve katlanır masa, akşamları iki kişilik
        salona dönüşüyor.</p>
      <h2>Sabahın sırası</h2>
      <p>Kahvaltı dışarıda hazırlanıyor. Ocağın bulunduğu blok raylı; yan kapıdan altmış santim dışarı kayıp
        gölgeliğin altında tezgâh oluyor.</p>
      <ul>
        <li>Ranzanın her katında ayrı okuma ışığı ve priz</li>
        <li>Islak ayakkabılar için ısıtılan zemin bölmesi</li>
        <li>Çocukların boyuna göre alçaltılmış lavabo basamağı</li>
      </ul>`,
  },
  {
    title: 'Bozkır',
    category: 'Dört mevsim',
    stage: 'finished',
    services: ['/su-ve-isitma-tesisati', '/elektrik-ve-gunes-enerjisi'],
    shortDescription: 'Eksi yirmi ikide denendi: içeride yirmi derece, camlarda tek damla ter yok.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Orta şasi, dört çeker panelvan' },
      { key: 'Yıl', value: '2025' },
      { key: 'Süre', value: '74 gün' },
      { key: 'Yalıtım', value: '40 mm yün, ısı köprüsüz kaburga kaplaması' },
      { key: 'Isıtma', value: '4 kW dizel ısıtıcı, ılık zemin' },
      { key: 'Deneme', value: 'Sarıkamış, üç gece' },
    ],
    pictures: [pictures.campAtDusk, pictures.cabinInEvening, pictures.roadInEvening],
    description: html`
      <p>Sahibi kış dağcısı, aracı ocakta trafiğe çıkıyor, nisanda garaja giriyor. Yaz konforu için ayrılmış her
        kiloyu yalıtıma verdik. Gövdenin çıplak kaburgaları mantar şeritle kesildi; soğuğun içeri yürüyeceği köprü
        kalmadı.</p>
      <p>Temiz su deposu yatağın altında, sıcak hava kanalının üzerinde duruyor. Gri su dışarıda ama boşaltma borusu
        ısıtmalı. Üç gecelik denemede en soğuk nokta, arka kapının alt köşesi, on bir derecede kaldı.</p>
      <h2>Kurutma dolabı</h2>
      <p>Girişin solundaki dar bölmeye ısıtıcının artık havası veriliyor. Islak tulum ve eldiven sabaha kuruyor, nem
        tavandaki kapaktan dışarı gidiyor.</p>`,
  },
  {
    title: 'Yelkovan',
    category: 'Panelvan dönüşümü',
    stage: 'finished',
    services: ['/karavan-tasarimi', '/tente-ve-aksesuar'],
    shortDescription: 'Haftanın beş günü ofis, iki günü yayla evi: uzaktan çalışan bir çift için.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Uzun şasi panelvan' },
      { key: 'Yıl', value: '2026' },
      { key: 'Süre', value: '61 gün' },
      { key: 'Kişi', value: '2 yolculuk, 2 yatak' },
      { key: 'Enerji', value: '600 W panel, 400 Ah akü, 2.000 W invertör' },
      { key: 'Bağlantı', value: 'Çatı anteni, çift hatlı yönlendirici' },
      { key: 'Yüklü ağırlık', value: '3.240 kg' },
    ],
    pictures: [pictures.cabinBright, pictures.roadAtDawn, pictures.planOnPaper, pictures.planOnBoard],
    description: html`
      <p>İki kişi aynı anda toplantıya girecek, sesler karışmayacaktı. Birine arka pencerenin önünde sabit masa,
        ötekine yolcu koltuğunun karşısında kayar masa verdik; aralarında iki kat keçeli gardırop duruyor.</p>
      <p>Enerji hesabı işe göre yapıldı. Dört ekran, yönlendirici ve buzdolabı, bulutlu iki günü motoru çalıştırmadan
        geçiriyor. Üçüncü gün için yolda şarj yeterli.</p>
      <h2>Mesai bitince</h2>
      <p>Masa tablası yatağın ayak ucuna sürülüyor, ekran kolu dolabın içine katlanıyor. Görünürde bir tek kablo
        kalmıyor; bunu özellikle istemişlerdi.</p>`,
  },
  {
    title: 'Çoban Yıldızı',
    category: 'Enerji yenileme',
    stage: 'finished',
    services: ['/elektrik-ve-gunes-enerjisi'],
    shortDescription: 'On iki yaşındaki hazır karavana yeni çatı, yeni kablo ve prizden bağımsız bir yaz.',
    additionalInfoPairs: [
      { key: 'Araç', value: '2014 model alkovenli karavan' },
      { key: 'Yıl', value: '2026' },
      { key: 'Süre', value: '9 gün' },
      { key: 'Panel', value: 'İki adet 200 W, havalandırmalı ayak' },
      { key: 'Akü', value: '280 Ah lityum demir fosfat' },
      { key: 'Ölçülen bağımsızlık', value: 'Yazın süresiz, kasımda 4 gün' },
    ],
    pictures: [pictures.roofAtNoon, pictures.roofAtDusk, pictures.roofAtDawn],
    description: html`
      <p>Sahipleri üçüncü akülerini almaya gelmişti. Önce ölçtük: Kusur aküde değil, on metre boyunca incecik giden
        kablodaydı. Panelin ürettiğinin beşte biri ısı olup gidiyordu.</p>
      <h2>Ne değişti?</h2>
      <ol>
        <li>Panelden aküye giden hat kalınlaştırıldı, boyu yarıya indi.</li>
        <li>Eski regülatör yerine güç noktasını izleyen bir cihaz kondu.</li>
        <li>Çatıdaki altı eski delik kapatıldı, paneller yapışan ayaklara alındı.</li>
        <li>Her hattın sigortası etiketlendi, şeması kapağın içine yapıştırıldı.</li>
      </ol>
      <p>Değişen parçaların yarısı sistemin eski, sağlam parçalarıydı; yalnızca yerleri yanlıştı.</p>`,
  },
  {
    title: 'Şakayık',
    category: 'Yenileme',
    stage: 'finished',
    services: ['/mobilya-ve-doseme', '/bakim-ve-kislama'],
    shortDescription: '1989 model minibüs karavan: dışı aslına uygun, içi baştan sona yeni.',
    additionalInfoPairs: [
      { key: 'Araç', value: '1989 model minibüs' },
      { key: 'Yıl', value: '2024' },
      { key: 'Süre', value: '5 ay' },
      { key: 'Gövde', value: '14 noktada sac onarımı, özgün iki renk boya' },
      { key: 'Korunanlar', value: 'Kapı kolları, gösterge tablosu, arka cam' },
    ],
    pictures: [pictures.campOnPlain, pictures.cabinInMorning],
    description: html`
      <p>Büyükbabadan toruna geçmiş bir araç. İçinde otuz beş yılın tatilleri, zemininde avuç içi kadar pas
        delikleri vardı. Gövdeyi çıplak kalana kadar söktük; sağlam çıkan her vidayı temizleyip yerine taktık.</p>
      <p>Eski dolapların kapaklarını kalıp olarak kullandık. Çizgileri aynı, ağırlıkları üçte bir. Karoları andıran
        kumaşı bulamayınca dokutturduk; desen, torunun sakladığı bir bebeklik fotoğrafından okundu.</p>
      <h2>Gizlenen yenilikler</h2>
      <p>Tezgâhın altında kompresörlü buzdolabı, koltuğun altında lityum akü var. Hiçbiri ilk bakışta görünmez; zaten bütün mesele buydu.</p>`,
  },
  {
    title: 'Lodos',
    category: 'Panelvan dönüşümü',
    stage: 'finished',
    services: ['/karavan-tasarimi', '/su-ve-isitma-tesisati'],
    shortDescription:
      'Tahtalar yatağın altında, duş arka kapının ardında: rüzgâr peşinde bir hafta sonu aracı.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Kısa şasi, yüksek tavan panelvan' },
      { key: 'Yıl', value: '2025' },
      { key: 'Süre', value: '39 gün' },
      { key: 'Kişi', value: '3 yolculuk, 2 yatak' },
      { key: 'Garaj', value: '2,40 m boyunda, yıkanabilir' },
    ],
    pictures: [pictures.roadAtDusk, pictures.cabinAtNoon, pictures.roofAtNoon],
    description: html`
      <p>Sahibi cuma akşamı yola çıkıyor, pazar gecesi dönüyor. Mutfağı küçülttük, garajı büyüttük. Yatak yerden
        doksan beş santim yukarıda; altına iki yelken, üç tahta ve bir bisiklet giriyor.</p>
      <p>Tuzlu su düşman olduğu için garaj bölmesi tek parça kompozitle kaplandı, giderine tıkaç kondu. Arka kapıya
        asılan duş başlığı, motorun soğutma suyuyla ısınan küçük bir boylerden besleniyor.</p>
      <h2>Sade elektrik</h2>
      <p>Kısa yolculuklar için tek panel ve küçük bir akü yetti. Kazanılan altmış kilo, taşıma payı olarak sahibine kaldı.</p>`,
  },
  {
    title: 'Tarla Kuşu',
    category: 'Özel kullanım',
    stage: 'finished',
    services: ['/karavan-tasarimi'],
    shortDescription:
      'Doğa belgeselcileri için sessiz, karanlık ve üç gün yerinden oynamayan bir gözlem evi.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Orta şasi panelvan' },
      { key: 'Yıl', value: '2024' },
      { key: 'Süre', value: '57 gün' },
      { key: 'Gözlem', value: 'İki yanda perdeli çekim penceresi' },
      { key: 'Ses', value: 'Isıtıcı açıkken içeride 31 desibel' },
      { key: 'Enerji', value: '300 W panel, 300 Ah akü' },
    ],
    pictures: [pictures.campAtDawn, pictures.cabinAtDusk, pictures.roofAtDawn],
    description: html`
      <p>Turnalar sabahın dördünde uyanıyor. Kapı gıcırdarsa, fan dönerse, ekran ışığı dışarı sızarsa çekim bitiyor.
        Bu yüzden bütün cihazları tek düğmeyle susan bir sessizlik hattına bağladık.</p>
      <p>Çekim pencereleri oturma yüksekliğinde ve raylı; objektifin ucu için fırçalı bir açıklık bırakıldı. Tripod,
        döşemedeki üç yuvaya vidalanıyor, araç içinde yürümek görüntüyü titretmiyor.</p>
      <h2>Kurgu masası</h2>
      <p>Gündüzleri yatağın yarısı kalkıp masa oluyor. Diskler için darbe emici çekmece, kablolar için kapaklı kanal
        yapıldı. Kırmızı gece aydınlatması gözü karanlıktan koparmıyor.</p>`,
  },
  {
    title: 'Kestane',
    category: 'Panelvan dönüşümü',
    stage: 'finished',
    services: ['/mobilya-ve-doseme', '/tente-ve-aksesuar'],
    shortDescription: 'Emekli bir çift için basamaksız, tutamaklı ve her şeyi bel hizasında bir ev.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Uzun şasi, alçak eşikli panelvan' },
      { key: 'Yıl', value: '2025' },
      { key: 'Süre', value: '66 gün' },
      { key: 'Kişi', value: '2 yolculuk, 2 tek kişilik yatak' },
      { key: 'Giriş', value: 'Elektrikli basamak, iki yanda tutamak' },
      { key: 'Yüklü ağırlık', value: '3.180 kg' },
    ],
    pictures: [pictures.cabinAtNoon, pictures.campUnderMoon, pictures.workshopAtNoon],
    description: html`
      <p>Gece kalkan öbürünü uyandırmasın diye iki ayrı yatak yaptık; istenirse ortaya konan bir parçayla
        birleşiyorlar. Yatakların yüksekliği diz hizasında, kenarları yumuşak.</p>
      <p>Su vanaları, sigortalar ve tüp bölmesi eğilmeden ulaşılan yerlerde. Üst dolap kapakları yukarı değil yana
        açılıyor, kolları romatizmalı ele göre kalın seçildi.</p>
      <h2>Güvenli gece</h2>
      <ul>
        <li>Ayak değince yanan süpürgelik ışığı</li>
        <li>Yatağın başında dışarıyı aydınlatan düğme</li>
        <li>Gaz, duman ve karbonmonoksit için tek alarm panosu</li>
      </ul>`,
  },
  {
    title: 'Masal Arabası',
    category: 'Özel kullanım',
    stage: 'finished',
    services: ['/karavan-tasarimi', '/mobilya-ve-doseme'],
    shortDescription:
      'Köy okullarını dolaşan gezici kitaplık: dokuz yüz kitap, on iki minder, bir tavan penceresi.',
    additionalInfoPairs: [
      { key: 'Araç', value: 'Uzun şasi panelvan, bağış' },
      { key: 'Yıl', value: '2023' },
      { key: 'Süre', value: '44 gün' },
      { key: 'İşveren', value: 'Sakarya Köy Okulları Dayanışması' },
      { key: 'Raf', value: '27 metre, 12 derece eğimli' },
      { key: 'Yol', value: 'Haftada 9 okul, 310 km' },
    ],
    pictures: [
      pictures.roadAtNoon,
      pictures.cabinBright,
      pictures.workshopAtDusk,
      pictures.workshopAtDawn,
      pictures.planOnBoard,
    ],
    description: html`
      <p>Bozuk köy yolunda dokuz yüz kitap rafta nasıl durur? Rafları geriye doğru on iki derece yatırdık, önlerine
        parmak kalınlığında bir çıta geçtik. İlk deneme turunda yalnızca bir atlas düştü; ona ayrı bir göz yaptık.</p>
      <p>Yan kapının tamamı merdivene dönüşüyor. Çocuklar oturup kitap okuyor, yağmurda gölgelik üç metre öne
        uzuyor.</p>
      <h2>Küçük eller için</h2>
      <p>Bütün köşeler yuvarlak, bütün kapaklar yavaş kapanır. Isıtıcının menfezleri yukarıda, prizler kilitli. Atölyede
        bu işin ücretini yazmadık; her ustamız bir rafın altına adını kazıdı.</p>`,
  },
];
