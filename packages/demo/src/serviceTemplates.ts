import type { Sector } from '@vitrin/contract/operation/setup';

/** A service in a sector's words. The admin who adopts it fills in `[şehir]` and other placeholders. */
export type WrittenService = {
  title: string;
  path: string;
  short: string;
  paragraphs: readonly string[];
  /** The list below the paragraphs. */
  points: readonly string[];
};

/** What small companies of each sector offer, three services each; none where the sector is unknown. */
export const serviceTemplates: Readonly<Record<Sector, readonly WrittenService[]>> = {
  retail: [
    {
      title: 'Mağazadan Alışveriş',
      path: '/magazadan-alisveris',
      short: '[şehir] mağazamızda ürünleri görün, karşılaştırın, denemeden almayın.',
      paragraphs: [
        'Raflarımızda kendi kullandığımız ve arkasında durduğumuz ürünler var. Ne aradığınızı anlatın; bütçenize ve ihtiyacınıza uyanları yan yana koyalım.',
        'Aradığınız ürün o gün yoksa adınıza ayırtır ya da getirtiriz; geldiğinde sizi ararız.',
      ],
      points: [
        'Yerinde görme ve deneme',
        'Her bütçeye uygun seçenekler',
        'Kredi kartına taksit',
        'Hediye paketi',
      ],
    },
    {
      title: 'Adrese Teslim Sipariş',
      path: '/adrese-teslim-siparis',
      short: 'Telefonla ya da WhatsApp’tan sipariş verin, kapınıza getirelim.',
      paragraphs: [
        'Ürünü sorun, fotoğrafını ve fiyatını gönderelim. Onayladığınız siparişi özenle paketler, ne zaman elinizde olacağını baştan söyleriz.',
        '[şehir] içine kendimiz getiririz; başka şehirlere anlaşmalı kargoyla yollar, takip numarasını sizinle paylaşırız.',
      ],
      points: [
        'Telefon ve WhatsApp ile sipariş',
        'Şehir içi teslimat',
        'Türkiye’nin her yerine kargo',
        'Kapıda ödeme seçeneği',
      ],
    },
    {
      title: 'Değişim ve Satış Sonrası Destek',
      path: '/degisim-ve-satis-sonrasi-destek',
      short: 'Aldığınız ürün içinize sinmediyse birlikte çözeriz.',
      paragraphs: [
        'Kullanılmamış ürünü fişiyle birlikte getirin; değiştirelim ya da ücretini geri ödeyelim. Kusurlu bir ürün için sizi bekletmeyiz.',
        'Garanti süresince servise biz göndeririz; nerede olduğunu sormanıza gerek kalmadan haber veririz.',
      ],
      points: [
        'Kolay değişim ve iade',
        'Garanti ve servis takibi',
        'Kullanım ve bakım önerileri',
        'Yedek parça ve aksesuar',
      ],
    },
  ],
  construction: [
    {
      title: 'Anahtar Teslim İnşaat',
      path: '/anahtar-teslim-insaat',
      short: '[şehir] ve çevresinde temelden anahtara, tek sözleşmeyle.',
      paragraphs: [
        'Ruhsattan iskâna kadar bütün işi biz yürütürüz; siz tek kişiyle konuşursunuz. Her ay sahadaki ilerlemeyi fotoğraflarıyla gönderir, bir sonraki ayın programını birlikte onaylarız.',
        'Fiyatı metrekareyle değil, iş kalemleriyle veririz. Böylece neye ne ödediğinizi baştan bilirsiniz; sonradan eklenen bir iş, ancak siz onaylarsanız başlar.',
      ],
      points: [
        'Zemin etüdü ve ruhsat takibi',
        'Kaba yapı, ince iş ve tesisat',
        'Çevre düzeni ve iskân',
        'Teslimden sonra iki yıl bakım',
      ],
    },
    {
      title: 'Tadilat ve Yenileme',
      path: '/tadilat-ve-yenileme',
      short: 'Ev, dükkân ve ofislerde, takvimi belli tadilat.',
      paragraphs: [
        'İşe başlamadan önce yerinde ölçü alır, sökülecekleri ve kalacakları birlikte işaretleriz. Size günü gününe bir takvim veririz; komşularınız da hangi gün gürültü olacağını bilir.',
        'Banyo, mutfak, zemin ve cephe işlerinde kendi ustalarımızla çalışırız. Her akşam alanı süpürür, anahtarı güvenle teslim ederiz.',
      ],
      points: [
        'Yerinde keşif ve yazılı teklif',
        'Elektrik ve su tesisatının yenilenmesi',
        'Boya, zemin ve seramik',
        'Moloz taşıma ve temizlik',
      ],
    },
    {
      title: 'Yalıtım ve Güçlendirme',
      path: '/yalitim-ve-guclendirme',
      short: 'Isı, su ve deprem için yapınızı sağlama alırız.',
      paragraphs: [
        'Önce yapıyı dinleriz: projesine bakar, gerekiyorsa karot alır, nemin nereden geldiğini buluruz. Yanlış yere yapılan yalıtım, paranın duvara gömülmesidir.',
        'Raporu sade bir dille anlatır, seçenekleri süreleri ve bedelleriyle yan yana koyarız. Kararı siz verirsiniz.',
      ],
      points: [
        'Dış cephe ısı yalıtımı',
        'Çatı, teras ve temel su yalıtımı',
        'Deprem performans raporu',
        'Kolon ve kiriş güçlendirmesi',
      ],
    },
  ],
  architecture: [
    {
      title: 'Mimari Proje',
      path: '/mimari-proje',
      short: 'Arsanıza, iklime ve bütçenize göre çizilen yapılar.',
      paragraphs: [
        'Arsayı birlikte gezerek başlarız. Güneşin, rüzgârın ve manzaranın nereden geldiğini not eder, iki hafta içinde size en az iki farklı yerleşim önerisi sunarız.',
        'Seçtiğiniz öneriyi ruhsat projesine kadar geliştirir, [şehir] belediyelerindeki onay sürecini sizin adınıza izleriz.',
      ],
      points: [
        'İmar durumu araştırması',
        'Ön proje ve üç boyutlu görseller',
        'Ruhsat ve uygulama projeleri',
        'Statik ve tesisat projeleriyle eşgüdüm',
      ],
    },
    {
      title: 'İç Mimarlık',
      path: '/ic-mimarlik',
      short: 'Ev, ofis ve mağazalar için yaşayan iç mekânlar.',
      paragraphs: [
        'Bir mekânı güzelleştirmeden önce nasıl kullanıldığını öğreniriz: kim nerede oturur, ne nerede durur, sabah ilk hangi ışık yanar. Çizim bu cevaplardan çıkar.',
        'Malzemeleri numuneleriyle masaya koyar, her kalemin bedelini yanına yazarız. Uygulamada da atölyelerin başında biz dururuz.',
      ],
      points: [
        'Yerleşim ve aydınlatma planı',
        'Malzeme ve renk seçimi',
        'Özel mobilya çizimleri',
        'Uygulama denetimi',
      ],
    },
    {
      title: 'Şantiye Denetimi',
      path: '/santiye-denetimi',
      short: 'Çizilenle yapılanın aynı kalması için.',
      paragraphs: [
        'İyi bir proje, sahada sahipsiz kalınca başka bir şeye dönüşür. Şantiyenize her hafta gelir, yapılan işi çizimle karşılaştırır, eksikleri fotoğraflı bir raporla size ve yükleniciye göndeririz.',
        'Ödemelerinizi bu raporlara bağlayabilirsiniz: iş bitmeden hakediş çıkmaz.',
      ],
      points: [
        'Haftalık saha ziyareti',
        'Fotoğraflı ilerleme raporu',
        'Malzeme ve işçilik kontrolü',
        'Hakediş onayı',
      ],
    },
  ],
  furniture: [
    {
      title: 'Ölçüye Özel Mobilya',
      path: '/olcuye-ozel-mobilya',
      short: 'Evinizin ölçüsüne göre, [şehir] atölyemizde üretilir.',
      paragraphs: [
        'Ölçüyü kendimiz alırız; eğri duvar da alçak tavan da bizim işimizdir. Çizimi ekranda birlikte döndürür, kapakların açılış yönüne kadar karar veririz.',
        'Üretim bitince size atölyede gösterir, eve ancak siz onaylayınca getiririz. Montaj bir günde biter, ambalajı da biz götürürüz.',
      ],
      points: [
        'Ücretsiz ölçü ve çizim',
        'Masif, kaplama ve lake seçenekleri',
        'Kendi ekibimizle montaj',
        'İki yıl ayar ve bakım',
      ],
    },
    {
      title: 'Mutfak ve Banyo Dolapları',
      path: '/mutfak-ve-banyo-dolaplari',
      short: 'Buhara dayanıklı, yerini iyi kullanan dolaplar.',
      paragraphs: [
        'Mutfakta en kısa yol en iyi yoldur: ocak, evye ve buzdolabı arasındaki adımları sayarak planlarız. Köşeler boş kalmaz, çekmeceler sonuna kadar açılır.',
        'Gövdede neme dayanıklı levha, menteşe ve raylarda uzun ömürlü markalar kullanırız. Yıllar sonra tek bir kapağı değiştirmek isterseniz rengi arşivimizdedir.',
      ],
      points: [
        'Yerinde ölçü ve üç boyutlu çizim',
        'Tezgâh ve ankastre uyumu',
        'Frenli ray ve menteşe',
        'Söküm ve montaj',
      ],
    },
    {
      title: 'Ofis ve Mağaza Mobilyası',
      path: '/ofis-ve-magaza-mobilyasi',
      short: 'Markanıza yakışan, yoğun kullanıma dayanan mobilya.',
      paragraphs: [
        'Çalışma masasından kasa bankosuna kadar her parçayı günlük kullanıma göre seçeriz. Kabloların geçeceği yer, temizliğin nasıl yapılacağı en baştan çizime girer.',
        'Açılış gününüz bellidir; üretimi ve montajı ona göre planlar, geciktiğimiz gün için sözleşmeye madde koyarız.',
      ],
      points: [
        'Yerleşim planı',
        'Banko, raf ve teşhir birimleri',
        'Mesai dışında montaj',
        'Sonradan eklenebilen modüller',
      ],
    },
  ],
  automotive: [
    {
      title: 'Periyodik Bakım',
      path: '/periyodik-bakim',
      short: 'Aracınızın kitapçığına göre, faturası açık bakım.',
      paragraphs: [
        'Aracınızı teslim alırken ne yapılacağını ve ne tutacağını yazılı veririz. Listede olmayan bir arıza çıkarsa, fotoğrafını gönderip onayınızı almadan parça sökmeyiz.',
        'Değişen her parçayı size gösterir, isterseniz kutusuyla teslim ederiz. Bir sonraki bakımın kilometresini de hatırlatırız.',
      ],
      points: [
        'Motor yağı ve filtreler',
        'Fren, balata ve süspansiyon kontrolü',
        'Akü ve aydınlatma testi',
        'Üreticinin önerdiği parçalar',
      ],
    },
    {
      title: 'Kaporta ve Boya',
      path: '/kaporta-ve-boya',
      short: 'Çizikten ağır hasara, fabrika tonunda boya.',
      paragraphs: [
        'Küçük göçükleri boyasız düzeltir, boya gerekiyorsa rengi bilgisayarla tutturup fırında kuruturuz. İş bitince kalınlık ölçümünü sizinle birlikte yaparız.',
        'Kasko ve trafik sigortası dosyanızı biz açar, eksperle görüşmeyi biz yürütürüz. [şehir] içinde aracınızı adresinizden alırız.',
      ],
      points: [
        'Boyasız göçük düzeltme',
        'Fırın boya ve pasta cila',
        'Sigorta dosyası takibi',
        'İşçiliğe yazılı garanti',
      ],
    },
    {
      title: 'Arıza Tespiti',
      path: '/ariza-tespiti',
      short: 'Uyarı lambasının arkasındaki nedeni buluruz.',
      paragraphs: [
        'Arıza kodunu silmek arızayı gidermez. Önce cihazla okur, sonra sürerek dinler, gerekirse yağ ve akım ölçümüyle nedeni doğrularız.',
        'Sonucu sade bir dille anlatırız: hemen yapılması gereken, bekleyebilecek olan ve hiç gerekmeyen. Tespit bedeli, onarımı bizde yaptırırsanız faturadan düşer.',
      ],
      points: [
        'Beyin okuma ve canlı veri takibi',
        'Elektrik ve şarj sistemi ölçümü',
        'Klima ve soğutma testi',
        'İkinci el araç kontrolü',
      ],
    },
  ],
  textile: [
    {
      title: 'Fason Üretim',
      path: '/fason-uretim',
      short: 'Markanız için kesimden pakete kadar üretim.',
      paragraphs: [
        'Numuneyle başlarız: kalıbınızı dener, ölçü tablosunu birlikte kesinleştiririz. Onaylı numune üretim boyunca bandın başında asılı durur.',
        '[şehir] tesisimizde [adet] adetten başlayan siparişleri alırız. Terminleri haftalık olarak bildirir, her partiyi yüklemeden önce ölçer, fotoğraflarız.',
      ],
      points: [
        'Kalıp ve numune',
        'Kesim, dikim ve ütü paket',
        'Ara ve son kalite kontrol',
        'Etiket, barkod ve sevkiyat',
      ],
    },
    {
      title: 'İş Kıyafeti ve Üniforma',
      path: '/is-kiyafeti-ve-uniforma',
      short: 'Ekibiniz için rahat, sağlam ve logolu kıyafetler.',
      paragraphs: [
        'Mutfakla şantiyenin kumaşı aynı olmaz. Önce işi, mevsimi ve yıkama sıklığını sorar, ona göre kumaş öneririz.',
        'Beden dağılımını çıkarmanıza yardım eder, logonuzu nakışla ya da baskıyla işleriz. Yeni işe başlayan biri için tek parça sipariş de verebilirsiniz.',
      ],
      points: [
        'Kumaş ve model danışmanlığı',
        'Nakış ve baskı',
        'Kişiye göre beden',
        'Yıl boyu aynı renk ve kumaş',
      ],
    },
    {
      title: 'Kumaş ve Baskı',
      path: '/kumas-ve-baski',
      short: 'Metreyle ya da topla, haslığı ölçülmüş kumaş.',
      paragraphs: [
        'Deseninizi kumaşa basmadan önce küçük bir örnek hazırlar, yıkar ve size göndeririz; ekrandaki renkle kumaştaki renk birbirini tutsun diye.',
        'Dijital baskıda küçük metrajları, rotasyon baskıda büyük partileri üretiriz. Haslık ve çekme sonuçlarını partiyle birlikte teslim ederiz.',
      ],
      points: [
        'Dijital ve rotasyon baskı',
        'Renk ve desen çalışması',
        'Haslık ve çekme testi',
        'Numune metrajı',
      ],
    },
  ],
  food: [
    {
      title: 'Toplu Yemek',
      path: '/toplu-yemek',
      short: '[şehir] iş yerlerine her gün taze, saatinde yemek.',
      paragraphs: [
        'Menüyü bir ay önceden gönderir, isteklerinize göre değiştiririz. Yemekler aynı sabah pişer, ısısını koruyan araçlarla yola çıkar.',
        'Her öğünden bir örneği üç gün saklarız. Alerjisi olanlar, az tuzlu ya da etsiz yiyenler için ayrı kaplar hazırlarız.',
      ],
      points: [
        'Diyetisyen onaylı aylık menü',
        'Yerinde ya da taşımalı servis',
        'Alerjen ve kalori bilgisi',
        'Aylık memnuniyet anketi',
      ],
    },
    {
      title: 'Davet ve İkram',
      path: '/davet-ve-ikram',
      short: 'Toplantı, nişan ve açılışlar için ikram sofraları.',
      paragraphs: [
        'Kaç kişi geleceğini ve nasıl bir gün hayal ettiğinizi söyleyin; üç bütçeye göre üç menü hazırlayalım. Beğendiğinizi önceden tadabilirsiniz.',
        'Masa örtüsünden servis ekibine kadar her şeyi getirir, davet bitince mekânı bulduğumuz gibi bırakırız.',
      ],
      points: [
        'Tadım randevusu',
        'Kokteyl, açık büfe ve oturmalı düzen',
        'Servis ekibi ve ekipman',
        'Kurulum ve toplama',
      ],
    },
    {
      title: 'Toptan Satış',
      path: '/toptan-satis',
      short: 'Market, kafe ve oteller için düzenli tedarik.',
      paragraphs: [
        'Siparişinizi akşam verin, sabah kapınızda olsun. Soğuk zinciri depodan rafınıza kadar kaydeder, istediğinizde gösteririz.',
        'Ürünlerimizin tamamı izlenebilir: hangi partinin hangi gün üretildiğini etiketinden okuyabilirsiniz. Mevsim başında fiyatları sabitleyebiliriz.',
      ],
      points: [
        'Haftalık ve aylık sözleşme',
        'Soğutmalı araçlarla dağıtım',
        'Parti ve son tüketim takibi',
        'Size özel ambalaj',
      ],
    },
  ],
  logistics: [
    {
      title: 'Yurt İçi Nakliye',
      path: '/yurt-ici-nakliye',
      short: '[şehir] çıkışlı, komple ve parsiyel taşıma.',
      paragraphs: [
        'Yükünüzü tartıp ölçtükten sonra tek bir fiyat veririz; yolda çıkan bekleme ya da köprü ücreti sonradan faturaya eklenmez.',
        'Araç yola çıktığında takip bağlantısını alırsınız. Teslim evrakını alıcı imzaladığı anda fotoğrafı size düşer.',
      ],
      points: ['Komple ve parsiyel yük', 'Anlık araç takibi', 'Taşıma sigortası', 'Aynı gün teslim evrakı'],
    },
    {
      title: 'Depolama',
      path: '/depolama',
      short: 'Ürününüz için güvenli, sayılı ve izlenen depo.',
      paragraphs: [
        'Ürünlerinizi barkodla teslim alır, raf adresiyle kaydederiz. Stoku istediğiniz an ekrandan görür, sayım farkını beklemeden öğrenirsiniz.',
        'Metrekareyle değil, kullandığınız palet kadar ödersiniz. Yoğun aylarda yer büyür, sakin aylarda küçülür.',
      ],
      points: [
        'Palet ve raf düzeni',
        'Sipariş toplama ve paketleme',
        'Kamera ve yangın güvenliği',
        'Haftalık stok raporu',
      ],
    },
    {
      title: 'Uluslararası Taşıma',
      path: '/uluslararasi-tasima',
      short: 'Kara, deniz ve hava yolunda kapıdan kapıya.',
      paragraphs: [
        'Hangi yolun size uygun olduğunu süre ve bedelle yan yana gösteririz: acele değilse deniz, bekleyemiyorsa hava.',
        'Gümrük evrakını birlikte hazırlar, eksikleri yük yola çıkmadan söyleriz. Sınırda bekleyen bir araç için sizi arayan biz oluruz.',
      ],
      points: ['Tam ve parça yük', 'Gümrük işlemleri', 'Depo ve aktarma', 'Yük sigortası'],
    },
  ],
  health: [
    {
      title: 'Muayene ve Danışmanlık',
      path: '/muayene-ve-danismanlik',
      short: 'Acele etmeden dinleyen, sade anlatan bir muayene.',
      paragraphs: [
        'İlk görüşmeye en az yarım saat ayırırız. Geçmişinizi, kullandığınız ilaçları ve sizi en çok ne rahatsız ediyorsa onu konuşuruz.',
        'Görüşmenin sonunda elinizde yazılı bir plan olur. Sonuçlarınız çıktığında yeniden gelmeden de telefonla konuşabiliriz. Bu sayfadaki bilgiler tanı yerine geçmez.',
      ],
      points: [
        'Randevulu ve zamanında görüşme',
        'Yazılı izlem planı',
        'Tahlil sonuçlarının açıklanması',
        'Gerektiğinde ilgili uzmana yönlendirme',
      ],
    },
    {
      title: 'Kontrol Programları',
      path: '/kontrol-programlari',
      short: 'Yaşınıza ve öykünüze göre planlanan kontroller.',
      paragraphs: [
        'Herkese aynı tahlil paketini önermeyiz. Yaşınıza, aile öykünüze ve yaşayışınıza göre hangi kontrolün gerekli olduğunu birlikte seçeriz.',
        'Bütün işlemler [şehir] merkezimizde bir sabahta biter. Sonuçları hekiminiz tek tek anlatır, bir sonraki kontrolün zamanını belirler.',
      ],
      points: [
        'Kişiye göre kontrol listesi',
        'Tek günde tamamlanan işlemler',
        'Hekimle sonuç görüşmesi',
        'Kontrol zamanı hatırlatması',
      ],
    },
    {
      title: 'Evde Sağlık',
      path: '/evde-saglik',
      short: 'Pansuman, enjeksiyon ve izlem için evinize geliriz.',
      paragraphs: [
        'Merkeze gelmesi zor olan hastalarımız için ekibimiz eve gelir. Gelecek kişinin adını ve saatini önceden bildiririz.',
        'Yapılan her işlem kayda geçer; hekiminiz de yakınlarınız da aynı bilgiyi görür. Acil durumlarda lütfen 112’yi arayın.',
      ],
      points: [
        'Pansuman ve enjeksiyon',
        'Evde kan alma',
        'Hasta yakınına bakım eğitimi',
        'Düzenli izlem ziyareti',
      ],
    },
  ],
  law: [
    {
      title: 'Şirketler Hukuku',
      path: '/sirketler-hukuku',
      short: 'Kuruluştan sözleşmelere, şirketinizin hukuk işleri.',
      paragraphs: [
        'Şirketinizin kuruluşundan genel kurullarına, pay devirlerinden ortaklık sözleşmelerine kadar hukuki işlemlerini yürütürüz.',
        'Sözleşmeleri imzadan önce okur, riskleri işaretleyerek sade bir notla iletiriz. Bu sayfa bilgilendirme amaçlıdır, hukuki görüş değildir.',
      ],
      points: [
        'Şirket kuruluşu ve tür değişikliği',
        'Ortaklık ve pay devri sözleşmeleri',
        'Genel kurul işlemleri',
        'Ticari sözleşmelerin hazırlanması',
      ],
    },
    {
      title: 'İş Hukuku',
      path: '/is-hukuku',
      short: 'İşçi ve işveren uyuşmazlıklarında danışmanlık ve takip.',
      paragraphs: [
        'İş sözleşmesinin kurulmasından sona ermesine kadar ortaya çıkan uyuşmazlıklarda danışmanlık verir, arabuluculuk ve dava sürecini yürütürüz.',
        'İlk görüşmede belgelerinizi inceler, süreleri ve olası yolları anlatırız. [şehir] dışındaki dosyalar için görüntülü görüşme yapabiliriz.',
      ],
      points: [
        'İş sözleşmeleri ve yönetmelikler',
        'Arabuluculuk süreci',
        'Alacak ve işe iade davaları',
        'İşveren danışmanlığı',
      ],
    },
    {
      title: 'Gayrimenkul Hukuku',
      path: '/gayrimenkul-hukuku',
      short: 'Tapu, kira ve kat mülkiyeti işlerinde hukuki destek.',
      paragraphs: [
        'Taşınmaz alım satımından önce tapu ve imar kayıtlarını inceler, gördüğümüz kısıtlamaları yazılı olarak bildiririz.',
        'Kira, ortaklığın giderilmesi, kamulaştırma ve kat mülkiyetinden doğan uyuşmazlıklarda dosyanızı baştan sona izleriz.',
      ],
      points: [
        'Tapu ve imar incelemesi',
        'Kira sözleşmesi ve tahliye',
        'Ortaklığın giderilmesi',
        'Kat mülkiyeti uyuşmazlıkları',
      ],
    },
  ],
  education: [
    {
      title: 'Okul Derslerine Destek',
      path: '/okul-derslerine-destek',
      short: 'Eksik konuyu bulan, küçük gruplarla çalışan dersler.',
      paragraphs: [
        'Önce kısa bir seviye çalışması yapar, eksiğin bu yıla mı geçen yıllara mı ait olduğunu buluruz. Program o noktadan başlar.',
        'Sınıflarımız en çok [kişi] kişiliktir. Veliye her ay, öğrencinin neyi artık tek başına yapabildiğini anlatan bir not göndeririz.',
      ],
      points: [
        'Seviye belirleme',
        'Küçük grup ve birebir ders',
        'Ödev ve etüt saatleri',
        'Aylık veli görüşmesi',
      ],
    },
    {
      title: 'Sınav Hazırlığı',
      path: '/sinav-hazirligi',
      short: 'LGS ve YKS için planlı, ölçülen bir hazırlık.',
      paragraphs: [
        'Çalışma planını öğrenciyle birlikte yaparız; uykusuna, okuluna ve dinlenmesine yer bırakarak. Her deneme, planın nereye gideceğini gösterir.',
        'Yanlışlar konusuna göre ayrılır ve o hafta yeniden çalışılır. Tercih döneminde de öğrencinin yanında oluruz.',
      ],
      points: [
        'Kişiye özel çalışma planı',
        'Haftalık deneme ve konu analizi',
        'Soru çözüm saatleri',
        'Tercih danışmanlığı',
      ],
    },
    {
      title: 'Yabancı Dil',
      path: '/yabanci-dil',
      short: 'Konuşarak öğrenilen dil kursları, [şehir] ve çevrim içi.',
      paragraphs: [
        'Dil, konuşulunca öğrenilir. Derslerin yarısını konuşmaya ayırır, dil bilgisini ihtiyaç doğdukça veririz.',
        'Her kurun sonunda kendinizi kaydettiğiniz kısa bir konuşmayla başlarsınız bir sonrakine; ne kadar yol aldığınızı kendiniz duyarsınız.',
      ],
      points: [
        'Seviye tespiti',
        'Akşam ve hafta sonu grupları',
        'Konuşma kulübü',
        'İş dili ve sınav kursları',
      ],
    },
  ],
  tourism: [
    {
      title: 'Konaklama',
      path: '/konaklama',
      short: '[şehir] kıyısında sakin odalar, uzun kahvaltılar.',
      paragraphs: [
        'Odalarımızın her biri ayrı döşenmiştir; manzarasını, yatağını ve büyüklüğünü fotoğraflarda olduğu gibi bulursunuz. Kahvaltıda köyden gelen ürünleri sunarız.',
        'Giriş ve çıkış saatlerini önceden haber verirseniz size göre ayarlamaya çalışırız. Çocuklu ailelere oyun köşesi ve beşik hazırdır.',
      ],
      points: ['Serpme kahvaltı', 'Ücretsiz internet ve otopark', 'Aile odaları', 'Esnek iptal koşulları'],
    },
    {
      title: 'Günübirlik Turlar',
      path: '/gunubirlik-turlar',
      short: 'Rehberli, kalabalık olmayan, acele etmeyen geziler.',
      paragraphs: [
        'En çok on altı kişiyle yola çıkarız; böylece rehberi herkes duyar, hiçbir yerde koşturmayız. Sizi kaldığınız yerden alır, akşam aynı yere bırakırız.',
        'Müze girişleri ve öğle yemeği fiyatın içindedir. Hava bozarsa günü değiştirir ya da ücretinizi geri veririz.',
      ],
      points: [
        'Kokartlı rehber',
        'Adresten alma ve bırakma',
        'Girişler ve öğle yemeği dâhil',
        'Özel grup turları',
      ],
    },
    {
      title: 'Düğün ve Toplantı',
      path: '/dugun-ve-toplanti',
      short: 'Bahçede düğün, salonda toplantı; her şey tek elden.',
      paragraphs: [
        'Gününüzü tek bir kişi planlar ve o gün başından sonuna kadar yanınızda olur. Menüyü, yerleşimi ve müziği birlikte seçeriz.',
        'Şehir dışından gelen konuklarınız için oda ve ulaşım ayarlarız. Toplantılarda ekran, ses ve ikram hazır bekler.',
      ],
      points: ['Mekân ve yerleşim planı', 'Menü tadımı', 'Ses, ışık ve süsleme', 'Konuklar için konaklama'],
    },
  ],
  energy: [
    {
      title: 'Çatı Güneş Enerjisi',
      path: '/cati-gunes-enerjisi',
      short: 'Faturanızı düşüren, çatınıza göre hesaplanmış sistem.',
      paragraphs: [
        'Çatınızı yerinde ölçer, gölgeyi ve yönü hesaba katarak yılda ne kadar üretim beklenebileceğini yazılı veririz. Uygun olmayan çatıya da uygun değil deriz.',
        '[şehir] dağıtım şirketindeki başvuruyu, projeyi ve kabulü biz yürütürüz. Üretimi telefonunuzdan günü gününe izlersiniz.',
      ],
      points: [
        'Ücretsiz keşif ve üretim hesabı',
        'Proje ve resmî başvurular',
        'Kurulum ve devreye alma',
        'Uzaktan izleme ve bakım',
      ],
    },
    {
      title: 'Isı Pompası ve Isıtma',
      path: '/isi-pompasi-ve-isitma',
      short: 'Evinizi daha az enerjiyle ısıtan ve soğutan çözümler.',
      paragraphs: [
        'Önce evin ne kadar ısı kaybettiğini hesaplarız; gereğinden büyük cihaz hem pahalıdır hem çabuk yıpranır. Mevcut radyatörleriniz uygunsa değiştirmeyiz.',
        'Kurulumdan sonraki ilk kış ayarları birlikte yapar, tüketimi bir önceki yılla karşılaştırırız.',
      ],
      points: [
        'Isı kaybı hesabı',
        'Cihaz seçimi ve kurulum',
        'Yerden ısıtma ve radyatör uyumu',
        'Yıllık bakım',
      ],
    },
    {
      title: 'Enerji Verimliliği Danışmanlığı',
      path: '/enerji-verimliligi',
      short: 'İşletmenizde enerjinin nereye gittiğini gösteririz.',
      paragraphs: [
        'Bir hafta boyunca ölçüm yapar, enerjinin hangi saatte ve hangi makinede harcandığını tek bir sayfada gösteririz.',
        'Önerileri geri ödeme süresine göre sıralarız: hemen yapılacak ayarlar en üstte, yatırım isteyenler altta. Uygulamadan sonra yeniden ölçer, kazancı belgeleriz.',
      ],
      points: [
        'Yerinde ölçüm',
        'Kompanzasyon ve tarife incelemesi',
        'Geri ödeme hesabı',
        'Uygulama sonrası doğrulama',
      ],
    },
  ],
  other: [],
};
