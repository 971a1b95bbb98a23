import type { DemoPicture } from '../pack.ts';

/** The office's pictures by what they show; a picture may appear in several places. */
export const pictures = {
  housesAtDawn: {
    file: 'residential-dawn-1.avif',
    alt: 'Sabah ışığında, ağaçlar arasında altı katlı bir konut yapısı',
  },
  housesAtNoon: {
    file: 'residential-noon-2-mirrored.avif',
    alt: 'Bulutlu mavi gök altında, balkonları ağaçlara bakan konut yapısı',
  },
  housesAtDusk: {
    file: 'residential-dusk-3.avif',
    alt: 'Akşam kızıllığında, pencereleri yanan konut yapısı ve önünde koyu ağaçlar',
  },
  courtAtNoon: {
    file: 'courtyard-noon-1.avif',
    alt: 'İki yapı kanadının arasında, ortasında havuz olan ağaçlı bir avlu',
  },
  courtAtDusk: {
    file: 'courtyard-dusk-2-mirrored.avif',
    alt: 'Akşam göğünü yansıtan uzun havuz ve iki yanında ışıkları yanan yapılar',
  },
  courtAtDawn: {
    file: 'courtyard-dawn-3.avif',
    alt: 'Sabahın ilk ışığında avlu, su kıyısında ağaçlar ve yürüyen bir kişi',
  },
  frameAtDusk: {
    file: 'crane-dusk-1.avif',
    alt: 'Gün batımında, kule vincin altında yükselen betonarme karkas',
  },
  frameAtDawn: {
    file: 'crane-dawn-2.avif',
    alt: 'Sabah sisinde kule vinç ve katları dökülmüş betonarme karkas',
  },
  frameAtNoon: {
    file: 'crane-noon-3-mirrored.avif',
    alt: 'Öğle göğünde kolunu uzatmış kule vinç ve altında açık katlarıyla karkas',
  },
  atriumAtNoon: {
    file: 'atrium-noon-1.avif',
    alt: 'Cam çatısından gün ışığı inen, galerilerle çevrili yüksek bir atriyum',
  },
  atriumAtDusk: {
    file: 'atrium-dusk-3-mirrored.avif',
    alt: 'Akşam güneşinin ısıttığı atriyumda ahşap galeriler ve ağaçlı iç bahçe',
  },
  atriumAtDawn: {
    file: 'atrium-dawn-2.avif',
    alt: 'Sabah ışığı alan geniş atriyum, parlak zemininde ağaçların yansıması',
  },
  viaductAtDawn: {
    file: 'bridge-dawn-1.avif',
    alt: 'Sisli bir vadiyi geçen, yüksek ayaklar üzerinde kıvrılan viyadük',
  },
  viaductAtDusk: {
    file: 'bridge-dusk-2-mirrored.avif',
    alt: 'Gün batımında sisin üzerinden geçen viyadük ve çam silüetleri',
  },
  viaductAtNoon: {
    file: 'bridge-noon-3.avif',
    alt: 'Açık gökyüzü altında vadiyi aşan viyadüğün ince ayakları ve yamaçtaki çamlar',
  },
  planOnPaper: {
    file: 'plan-noon-1.avif',
    alt: 'Işık düşen kâğıt üzerinde kat planı, katlarına ayrılmış yapı çizimi ve bir kurşun kalem',
  },
  planOnBoard: {
    file: 'plan-dusk-2.avif',
    alt: 'Koyu yeşil zemin üzerinde açık çizgilerle kat planı ve katlarına ayrılmış yapı çizimi',
  },
  stairAtNoon: {
    file: 'stair-noon-1.avif',
    alt: 'Brüt beton duvarlar arasında, üzerine güneş düşen merdivenden çıkan bir kişi',
  },
  stairAtDusk: {
    file: 'stair-dusk-2-mirrored.avif',
    alt: 'Akşam güneşinin kiremit rengine çevirdiği beton duvarlar ve merdivende bir kişi',
  },
  roomAtDawn: {
    file: 'living-dawn-1.avif',
    alt: 'Geniş penceresinden sabah güneşi giren, ahşap zeminli sade bir oturma odası',
  },
  roomAtNoon: {
    file: 'living-noon-3.avif',
    alt: 'Öğle vakti oturma odası: solda kitaplık, geniş camın ardında göl ve ağaçlar',
  },
  roomAtDusk: {
    file: 'living-dusk-2-mirrored.avif',
    alt: 'Akşamüstü loşluğunda oturma odası, camın ardında batan güneş',
  },
  facadeAtNoon: {
    file: 'facade-noon-1.avif',
    alt: 'Gün ışığında, dikey güneş kırıcılarla kaplı bir ofis cephesinin köşesi',
  },
  facadeAtDusk: {
    file: 'facade-dusk-2-mirrored.avif',
    alt: 'Akşam ışığında, güneş kırıcıların arasından lambaları görünen ofis cephesi',
  },
  facadeAtDawn: {
    file: 'facade-dawn-3.avif',
    alt: 'Sabah güneşinin yarısına vurduğu, düşey lamelli ofis cephesi',
  },
} as const satisfies Record<string, DemoPicture>;
