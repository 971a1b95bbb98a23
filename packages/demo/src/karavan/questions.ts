import type { DemoPack } from '../pack.ts';

type Questions = NonNullable<DemoPack['services'][number]['faq']>;

/** What customers often ask, by the path of the service. */
export const questions = {
  '/karavan-tasarimi': [
    {
      question: 'Hangi araçlar dönüştürülebilir?',
      answer:
        'Uzun şasi panelvanların çoğu. Yaşı, kilometresi ve pas durumu uygunsa ikinci el araçla da çalışırız; satın almadan önce aracı sizinle birlikte inceleyebiliriz.',
    },
    {
      question: 'Dönüşüm ne kadar sürer?',
      answer:
        'Tam bir dönüşüm on iki ile on altı hafta. Yalnızca tasarım istiyorsanız çizimleriniz üç haftada hazır olur. Sıra bekleme süresini sözleşmeden önce söyleriz.',
    },
    {
      question: 'Ehliyetim yeterli olur mu?',
      answer:
        'Toplam ağırlığı 3.500 kilogramı aşmayan araçlar için B sınıfı ehliyet yeterlidir. Ağırlık hesabını bu yüzden tasarımın ilk günü yaparız.',
    },
  ],
  '/elektrik-ve-gunes-enerjisi': [
    {
      question: 'Klimayı güneş paneliyle çalıştırabilir miyim?',
      answer:
        'Kısa süreli evet, bütün gece hayır; dürüst yanıt bu. Kaç saat çalışacağını akünüze göre hesaplar, karar vermeden önce size yazılı olarak veririz.',
    },
    {
      question: 'Mevcut karavanıma panel ekleyebilir misiniz?',
      answer:
        'Ekleriz. Önce çatının taşıma gücüne, kabloların kesitine ve şarj düzenine bakarız. Eski tesisat uygunsa iş iki günde biter.',
    },
    {
      question: 'Lityum akü kışın sorun çıkarır mı?',
      answer:
        'Sıfırın altında şarj edilmek istemez. Bu yüzden aküyü yaşam alanının içine alır, gerekiyorsa ısıtıcılı bir modül kullanırız.',
    },
  ],
  '/su-ve-isitma-tesisati': [
    {
      question: 'Temiz su deposu kaç litre olmalı?',
      answer:
        'İki kişi için üç gün yeten miktar, duşla birlikte 90 ile 110 litre arasıdır. Deponun yerini dingil yüküne göre seçer, dolu ağırlığı hesaba katarız.',
    },
    {
      question: 'Isıtıcı gece ses yapar mı?',
      answer:
        'Dizel ısıtıcı ilk beş dakika duyulur, sonra fısıltıya iner. Susturucuyu ve hava girişini yatak bölümünden uzağa yerleştiririz.',
    },
    {
      question: 'Gaz sızıntısına karşı ne önlem alıyorsunuz?',
      answer:
        'Hattı basınç altında deneyip belgelendiririz. Her karavana dedektör, otomatik kesme vanası ve yere yakın havalandırma koyarız.',
    },
  ],
  '/mobilya-ve-doseme': [
    {
      question: 'Mobilya yolda ses yapar mı?',
      answer:
        'Yapmaması gerekir. Kapakları kilitli menteşeyle, çekmeceleri çift duraklı rayla kurar, teslimden önce bozuk bir yolda kırk kilometre dinleriz.',
    },
    {
      question: 'Ne kadar ağırlık ekler?',
      answer:
        'Kavak kontrplak kullandığımızda tam bir iç donanım 180 ile 240 kilogram arasında kalır. Her modülün ağırlığını tabloya yazarız.',
    },
    {
      question: 'Döşemeler sökülüp yıkanıyor mu?',
      answer:
        'Evet, bütün kılıflar fermuarlıdır ve otuz derecede yıkanır. Aynı kumaştan bir yedek kılıf seti de sipariş edebilirsiniz.',
    },
  ],
  '/tente-ve-aksesuar': [
    {
      question: 'Rüzgârda tente açık kalabilir mi?',
      answer:
        'Saatte otuz kilometreye kadar, gergi ipleriyle. Üzerinde kapatmanız gerekir; isterseniz bunu rüzgâr algılayıcısıyla otomatik yaparız.',
    },
    {
      question: 'Montaj için randevu gerekiyor mu?',
      answer:
        'Tente, bisiklet taşıyıcısı ve merdiven için yarım günlük bir randevu yeterli. Küçük parçaları beklerken takarız.',
    },
    {
      question: 'Aksesuarlar muayeneden geçer mi?',
      answer:
        'Ölçüyü ve ağırlığı değiştiren parçaları söyler, tescil gerekiyorsa evrakını hazırlarız. Muayenede sorun çıkaracak bir ürünü takmayız.',
    },
  ],
  '/bakim-ve-kislama': [
    {
      question: 'Kışlama için ne zaman gelmeliyim?',
      answer:
        'Geceler beş derecenin altına inmeden, çoğu yerde ekim sonunda. Depoda su kaldıysa ilk don, pompayı ve bataryaları bir gecede bozabilir.',
    },
    {
      question: 'Karavanımı sizde bırakabilir miyim?',
      answer:
        'Kapalı alanımızda on dört araçlık yer var. Kış boyunca aküyü izler, lastikleri iki kez çevirir, ayda bir havalandırırız.',
    },
    {
      question: 'Başka bir firmanın yaptığı karavana bakıyor musunuz?',
      answer:
        'Bakıyoruz. İlk ziyarette tesisatın şemasını çıkarır, size de bir kopyasını veririz; sonraki bakımlar bu şemaya göre ilerler.',
    },
  ],
} satisfies Readonly<Record<string, Questions>>;
