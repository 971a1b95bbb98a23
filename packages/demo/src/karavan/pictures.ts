import type { DemoPicture } from '../pack.ts';

/** The workshop's pictures by what they show; a picture may appear in several places. */
export const pictures = {
  campAtDusk: {
    file: 'camper-dusk-1.avif',
    alt: 'Alacakaranlıkta, dağ eteğinde ışıkları yanan ve tentesi açık bir karavan',
  },
  campUnderMoon: {
    file: 'camper-dusk-4-mirrored.avif',
    alt: 'Akşam çökerken çayırda duran karavanın açık kapısından taşan sıcak ışık',
  },
  campAtDawn: {
    file: 'camper-dawn-2.avif',
    alt: 'Gün doğarken otların arasında park etmiş karavan, arkada karlı bir dağ',
  },
  campAtNoon: {
    file: 'camper-noon-3-mirrored.avif',
    alt: 'Güneşli bir ovada, tentesi açık karavanın yanında kamp masası ve sandalyeler',
  },
  campOnPlain: {
    file: 'camper-noon-5.avif',
    alt: 'Öğle göğünün altında yeşil şeritli karavan, gölgeliği düzlüğe açılmış',
  },
  roadAtDusk: {
    file: 'road-dusk-1.avif',
    alt: 'Gün batımına doğru uzanan boş yolda giden bir karavan',
  },
  roadAtDawn: {
    file: 'road-dawn-2.avif',
    alt: 'Sabah pusunda düz bir kır yolu ve uzaklaşan karavan',
  },
  roadAtNoon: {
    file: 'road-noon-3.avif',
    alt: 'Açık havada tarlaların arasından geçen yolda ilerleyen karavan',
  },
  roadInEvening: {
    file: 'road-dusk-4.avif',
    alt: 'Akşam kızıllığında elektrik direkleri boyunca yol alan karavan',
  },
  cabinAtDawn: {
    file: 'cabin-dawn-1.avif',
    alt: 'Arka penceresi göle bakan, ahşap kaplı karavan içinde yatak ve mutfak',
  },
  cabinInMorning: {
    file: 'cabin-dawn-4-mirrored.avif',
    alt: 'Sabah ışığı dolan karavan içinde toplanmış yatak, tezgâhta bir saksı',
  },
  cabinAtNoon: {
    file: 'cabin-noon-3.avif',
    alt: 'Gün ışığında ahşap dolaplı karavan içi, arkada yeşil örtülü yatak ve minderler',
  },
  cabinBright: {
    file: 'cabin-noon-5-mirrored.avif',
    alt: 'Öğle vakti ferah karavan içi, tavan çıtaları arka pencereye doğru uzanıyor',
  },
  cabinAtDusk: {
    file: 'cabin-dusk-2-mirrored.avif',
    alt: 'Akşam ışığında karavan içi: solda oturma sırası, arkada yatak, sağda mutfak tezgâhı',
  },
  cabinInEvening: {
    file: 'cabin-dusk-6.avif',
    alt: 'Gün batarken tavan ışıkları yanan karavan içi ve pencerede turuncu gök',
  },
  workshopAtDusk: {
    file: 'workshop-dusk-2.avif',
    alt: 'Akşam lambaları yanan atölyede, kapısı açık ve içi aydınlık bir karavan',
  },
  workshopAtNoon: {
    file: 'workshop-noon-1.avif',
    alt: 'Gün ışığı alan atölyede bakımdaki bir karavan, arkada alet panosu ve örtülü bir araç',
  },
  workshopAtDawn: {
    file: 'workshop-dawn-3-mirrored.avif',
    alt: 'Sabahın ilk ışığı vuran atölyede işe hazır bekleyen karavan ve tezgâh',
  },
  workshopInEvening: {
    file: 'workshop-dusk-4-mirrored.avif',
    alt: 'Gün batımında atölye, asılı lambaların altında çalışılan karavan',
  },
  workshopBright: {
    file: 'workshop-noon-5.avif',
    alt: 'Öğle aydınlığında düzenli bir atölye, ortasında kapısı açık karavan',
  },
  planOnPaper: {
    file: 'van-plan-noon-1.avif',
    alt: 'Kâğıt üzerinde karavanın yan görünüşü, kat planı ve katmanlarına ayrılmış iç mekânı',
  },
  planOnBoard: {
    file: 'van-plan-dusk-2.avif',
    alt: 'Koyu zeminde açık çizgilerle karavanın görünüşleri ve yerleşim planı',
  },
  roofAtNoon: {
    file: 'solar-roof-noon-1.avif',
    alt: 'Göl kıyısında, çatısında iki güneş paneli ve bir tavan penceresi olan karavan',
  },
  roofAtDawn: {
    file: 'solar-roof-dawn-2-mirrored.avif',
    alt: 'Gün doğarken göle bakan karavanın çatısında ışığı ilk karşılayan güneş panelleri',
  },
  roofAtDusk: {
    file: 'solar-roof-dusk-3.avif',
    alt: 'Turuncu akşam göğünün altında, göl kıyısındaki karavanın çatısında güneş panelleri',
  },
} as const satisfies Record<string, DemoPicture>;
