import type { DemoPack } from '../pack.ts';

type Questions = NonNullable<DemoPack['services'][number]['faq']>;

/** What customers often ask, by the path of the service. */
export const questions = {
  '/insaat-hizmeti': [
    {
      question: 'Anahtar teslim fiyatın içinde neler var?',
      answer:
        'Sözleşmeye eklediğimiz keşif özetindeki her kalem: malzeme, işçilik, iskele, nakliye ve şantiye giderleri. Ruhsat harçları ile abonelik bedelleri ayrı bir satırda, tahmini tutarıyla yazar.',
    },
    {
      question: 'Bir evin inşaatı ne kadar sürer?',
      answer:
        'İki katlı bir konutta ruhsattan sonra genellikle on ile on dört ay. Zemin ıslahı ya da yoğun bir kış gerekiyorsa süreyi başlamadan söyler, iş programına işleriz.',
    },
    {
      question: 'İnşaat sürerken değişiklik isteyebilir miyim?',
      answer:
        'Elbette. Değişikliğin bütçeye ve takvime etkisini en geç üç iş günü içinde yazılı olarak bildiririz; siz imzalamadan sahada hiçbir şey değişmez.',
    },
  ],
  '/altyapi-hizmeti': [
    {
      question: 'Zemin etüdü olmadan fiyat verir misiniz?',
      answer:
        'Yalnızca bir aralık verebiliriz. Kesin fiyat için sondaj sonucunu ve hâlihazır haritayı görmemiz gerekir; ikisini de sizin adınıza yaptırabiliriz.',
    },
    {
      question: 'Çalışırken yol ve su kesilir mi?',
      answer:
        'Hattı etaplara böler, geçişi her gün mesai sonunda açarız. Kesinti kaçınılmazsa tarihini ve saatini en az üç gün önceden komşulara yazılı olarak duyururuz.',
    },
    {
      question: 'İzinleri kim alıyor?',
      answer:
        'Belediye, su ve enerji idarelerine yapılacak başvuruları biz hazırlar ve izleriz. Size yalnızca mal sahibi olarak atmanız gereken imzalar kalır.',
    },
  ],
  '/proje-planlamasi': [
    {
      question: 'İşi başka bir firmaya yaptırsam da planlama alabilir miyim?',
      answer:
        'Alabilirsiniz. İş programını ve tedarik takvimini yüklenicinizle birlikte kurar, ayda iki kez sahada birlikte güncelleriz.',
    },
    {
      question: 'Ruhsat süreci ne kadar sürer?',
      answer:
        'İmar durumuna ve belediyeye göre değişir; konutta çoğunlukla iki ile dört ay. Eksik evrakla başvurmadığımız için dosyanın geri döndüğü az görülür.',
    },
    {
      question: 'Program gecikirse ne oluyor?',
      answer:
        'Gecikmenin nedenini ve telafi planını aynı hafta raporlarız. Bizden kaynaklanan günlerin karşılığı sözleşmede yazan tutarla ödemenizden düşülür.',
    },
  ],
  '/mimarlik-hizmeti': [
    {
      question: 'Arsayı almadan önce sizinle görüşebilir miyim?',
      answer:
        'Görüşmenizi öneririz. İmar durumunu, yönü ve eğimi birlikte okur, o parsele ne sığıp ne sığmayacağını iki sayfalık bir notla söyleriz.',
    },
    {
      question: 'Kaç taslak çiziyorsunuz?',
      answer:
        'İlk aşamada birbirinden gerçekten farklı en az iki yerleşim. Birini seçtikten sonra üç düzeltme turu ücrete dâhildir; çoğu zaman ikisi yeter.',
    },
    {
      question: 'Yalnızca uygulama projesi hazırlıyor musunuz?',
      answer:
        'Evet. Başka bir mimarın ön projesini de ele alırız. Önce onun onayını ister, sonra statik ve tesisatla çakışan yerleri listeleyip birlikte çözeriz.',
    },
  ],
  '/ic-dizayn': [
    {
      question: 'Evde otururken yenileme yapılabilir mi?',
      answer:
        'Yapılabilir, ama oda oda ilerlemek gerekir. Toz perdesi kurar, mutfak ve banyo için geçici çözümü baştan planlarız. Yine de en tozlu iki hafta başka yerde kalmanızı öneririz.',
    },
    {
      question: 'Kendi mobilyalarımı kullanabilir miyim?',
      answer:
        'Memnuniyetle. Eşyanızı ölçer, plana işleriz; onarım ya da yeni kumaş gerekiyorsa fiyatını listeye ayrı bir kalem olarak yazarız.',
    },
    {
      question: 'Malzemeleri ben alırsam ne değişir?',
      answer:
        'İşçilik garantimiz sürer, malzemenin garantisi aldığınız yerde kalır. Ölçü ve miktar listesini yine biz veririz; eksik ya da fazla almazsınız.',
    },
  ],
  '/butce-planlamasi': [
    {
      question: 'Elimde yalnızca bir fikir var. Bütçe çıkarılabilir mi?',
      answer:
        'Çıkar, ama bir aralık olarak. Sapma payını da yazarız: fikir aşamasında yüzde yirmi beş, kesin projede yüzde beş. Hangi bilgi geldikçe aralığın daralacağını görürsünüz.',
    },
    {
      question: 'Fiyat artışlarına karşı nasıl korunuyorum?',
      answer:
        'Demir, beton ve cam gibi hareketli kalemleri erken sözleşmeye bağlarız. Kalanı için endeks ve üst sınır baştan yazılıdır; sürpriz bir fark faturası çıkmaz.',
    },
    {
      question: 'Bu hizmet için sizinle inşaat da yapmam gerekir mi?',
      answer:
        'Gerekmez. Keşif ve teklif karşılaştırması kendi başına bir hizmettir. İnşaatı bize verirseniz bedelini sözleşmeden düşeriz.',
    },
  ],
} satisfies Readonly<Record<string, Questions>>;
