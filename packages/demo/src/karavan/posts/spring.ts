import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from March to May. */
export const springPosts: readonly DemoPost[] = [
  {
    title: 'Kaç panel, kaç amper saat?',
    date: '2026-03-17',
    author: 'Gülce Demirel',
    category: 'Elektrik',
    tags: ['güneş', 'akü', 'planlama'],
    picture: pictures.roofAtDawn,
    excerpt:
      'Katalogdan seçmeden önce bir kâğıda altı satır yazın. Hesabın sonunda çoğu kişi daha küçük bir akü alıyor.',
    content: html`<p>En sık duyduğum cümle şu: En büyüğünden takalım, içimiz rahat etsin. Rahat eden tek kişi satıcı
      oluyor; siz fazladan otuz kilo taşıyorsunuz.</p>`,
    details: html`
      <h2>Önce bir günün tüketimi</h2>
      <p>Her cihazın gücünü, günde çalıştığı saatle çarpın. Kompresörlü buzdolabı durup kalkarak çalıştığı için
        günde yaklaşık dört yüz otuz vatsaat yer. Bilgisayar yüz elli, ısıtıcının fanı yüz yirmi, ışıklar kırk,
        pompa yirmi. Toplam yedi yüz altmış vatsaat: iki kişilik ölçülü bir yaşamın gerçek rakamı.</p>
      <h2>Panel, en kısa güne göre</h2>
      <p>Üç yüz vatlık panel haziranda bu tüketimi rahatça geçer, günde dokuz yüz vatsaat dolayında verir. Aralıkta
        aynı panel dört yüzün altına düşer. Kışın da yola çıkıyorsanız aradaki farkı ya daha çok panel ya da yolda
        şarj kapatacaktır. Biz çoğunlukla ikincisini seçeriz; iki saatlik yol, bulutlu bir günün açığını
        doldurur.</p>
      <h2>Akü, güneşsiz günlere göre</h2>
      <ul>
        <li>Lityumda sığanın yüzde doksanı, kurşunda yüzde ellisi kullanılabilir.</li>
        <li>İki yüz amper saatlik lityum akü iki bin üç yüz vatsaat verir; üç bulutlu gün demektir.</li>
        <li>Ayda bir tam dolum, göstergenin yüzdesini doğru tutar.</li>
      </ul>
      <h2>Kabloyu hafife almayın</h2>
      <p>On iki volt düzeninde akım büyüktür. Gidiş dönüş sekiz metrelik bir hatta yirmi amper çekiyorsanız altı
        milimetrekarelik kabloda yarım volta yakın kaybolur; on milimetrekare bu kaybı yarıya yaklaştırır. Her hattın
        sigortası, cihazı değil kabloyu korur ve aküye yakın durur.</p>
      <blockquote><p>Bir vatsaati harcamamak, onu üretmekten her zaman ucuzdur.</p></blockquote>
      <p>Hesabı yaptıktan sonra yüzde yirmi pay ekleyin ve durun. İhtiyaç büyürse ikinci bir panel eklemek yarım
        günlük iştir; yeter ki kablo kanalı baştan geniş bırakılmış olsun.</p>
      <h2>Kendi sayacınızı okuyun</h2>
      <p>Hesaptan daha güvenilir olan tek şey ölçümdür. Akü hattına takılan küçük bir akım ölçer, bir hafta
        sonunda size gerçek tüketiminizi söyler. İlk gece cihazları sırayla kapatın; hiçbir şey çalışmıyorken bile
        akım okunuyorsa gizli tüketici vardır. Çoğu kez açık unutulmuş invertör ya da uyku hâlindeki bir radyo
        çıkar. Bu kaçak günde yüz vatsaati bulabilir, yani bir panelin kışlık üretiminin dörtte birini.</p>`,
  },
  {
    title: 'Yola çıkmadan yirmi dakika',
    date: '2026-04-21',
    author: 'İsmet Kavaklı',
    category: 'Bakım',
    tags: ['bakım', 'güvenlik', 'yol'],
    picture: pictures.roadAtDawn,
    excerpt:
      'Kış boyu bekleyen araç, ilk yokuşta hesap sorar. Sezonun ilk sabahında aracın çevresinde atılacak bir tur.',
    content: html`<p>Kırk yıllık ustalığımda yolda kalan çok karavan çektim. Çoğunu, kahvaltıdan önce atılacak tek bir
      tur kurtarırdı.</p>`,
    details: html`
      <h2>Lastikten başlayın</h2>
      <p>Diş derinliği aldatır; karavan lastiği aşınmadan yaşlanır. Yanağındaki dört haneli sayıya bakın: ilk ikisi
        hafta, son ikisi yıldır. Altı yılı geçmişse her bahar, on yılı geçmişse hiç bakmadan değiştirin. Basıncı
        soğukken ve yüklüyken ölçün; kapı direğindeki etiket boş araç içindir.</p>
      <h2>Turun sırası</h2>
      <ol>
        <li>Altına bakın: yağ, su, mazot damlası var mı?</li>
        <li>Işıkları birine gösterin, fren lambası dâhil.</li>
        <li>Silecek lastiği ve cam suyu; ilk bahar yağmuru çamur yağar.</li>
        <li>Çatıda panel ayakları, tente askıları, anten: elle sallayın.</li>
        <li>Gaz hortumunun üzerindeki tarih; beş yılı geçtiyse yenileyin.</li>
        <li>Yangın tüpünün ibresi yeşilde, ilk yardım çantası dolu mu?</li>
      </ol>
      <h2>İlk elli kilometre</h2>
      <p>Kışın sökülen tekerin bijonları ilk elli kilometreden sonra yeniden sıkılır. Yola çıkınca boş bir düzlükte
        üç kez sert fren yapın: bekleyen disk pas tutar, ilk frenler onu siler. Araç bir yana çekiyorsa durun;
        kaliper sıkışmıştır, yokuş aşağı öğrenmek istemezsiniz.</p>
      <blockquote><p>Karavan hızlı gitmez; geç kaldıysan bir sonraki kampta uyu.</p></blockquote>
      <h2>İçeride</h2>
      <p>Depoyu doldurup iki kez boşaltın, sonra üreticinin verdiği ölçüde dezenfektanla bir gece bekletin. Ocağı
        yakın, alev maviyse iyidir; sarıysa memesi tıkalıdır. Dolap kapaklarının kilitlerini tek tek kapatın,
        tezgâhta bir bardak bile bırakmayın. İlk virajda ses çıkaran her şey, yolculuğun sonuna kadar çıkarır.</p>
      <h2>Torpido gözündeki kâğıt</h2>
      <p>Ön cama bakan bir kâğıda dört sayı yazın: aracın yüksekliği, genişliği, yüklü ağırlığı ve lastik basıncı.
        Alçak bir köprünün önünde, arkanızda kamyon beklerken hatırlamaya çalışmayın. Yüksekliğe panel ve anten
        dâhildir; dönüşümden sonra yeniden ölçülmelidir. Aynı kâğıda çekici sigortanızın numarasını ve aracın
        çekme halkasının yerini de ekleyin. Halka çoğunlukla takım çantasındadır, bazı modellerde vidası ters diştir. Bunu
        yağmurda, karanlıkta öğrenenler bir daha unutmuyor.</p>`,
  },
  {
    title: 'Yatağı nereye koymalı?',
    date: '2026-05-19',
    author: 'Onur Teke',
    category: 'Tasarım',
    tags: ['yerleşim', 'mobilya', 'planlama'],
    picture: pictures.cabinAtDawn,
    excerpt: 'Enine mi, boyuna mı, açılır mı? Bir karavan planında her şey yatağın yerinden sonra çözülüyor.',
    content: html`<p>Plan çizmeye gelenler renk kartelasıyla geliyor. Ben masaya bir şerit metre koyup boylarını
      soruyorum; gerisi oradan akıyor.</p>`,
    details: html`
      <h2>Enine yatak</h2>
      <p>Arka duvara paralel yatak en az yer yiyen düzendir: aracın boyundan yalnızca yüz otuz beş santim alır. Ama
        boyu, gövdenin iç genişliğiyle sınırlıdır. Yalıtımdan sonra çoğu panelvanda yüz seksen santim kalır; bir
        yetmiş beşten uzunsanız ayağınız duvara değer. Yan duvara cep açmak on santim kazandırır, sacı incelttiği
        için terleyen bir köşe bırakır.</p>
      <h2>Boyuna yatak</h2>
      <p>Uzun boylular ve gece kalkanlar için rahattır; kimse kimsenin üzerinden atlamaz. Karşılığında iki metreye
        yakın boy ister. İki tek yatak arasında koridor bırakırsanız gündüzleri oturma yeri olur, arka kapı da işe
        yarar.</p>
      <h2>Açılır yatak</h2>
      <ul>
        <li>Oturma grubundan dönüşen: En esnek olan, ama her akşam masayı toplamayı ister.</li>
        <li>Tavandan inen: Gündüz yer kaplamaz; mekanizması otuz beş kilo gelir ve yükseğe ağırlık koyar.</li>
        <li>Çekmece gibi uzayan: Tek kişi yolculuk edip ara sıra konuk ağırlayanlara uygundur.</li>
      </ul>
      <h2>Uykunun ölçüleri</h2>
      <p>Boyunuza on beş santim ekleyin, yatağın boyu budur. Kişi başına altmış beş santim genişlik dar, yetmiş beş
        ferahtır. Yatakta doğrulup oturabilmek için şilte üstünden tavana en az doksan santim gerekir. Garajı büyütmek
        uğruna bu mesafeden çalanlar, ikinci yolculukta başlarını tutarak geliyor.</p>
      <blockquote><p>Gündüzü güzel olan plan değil, gecesi rahat olan plan eskimez.</p></blockquote>
      <p>Karar veremiyorsanız salonunuza bantla dikdörtgen çizip bir gece orada uyuyun. Sabah hangi tarafınızın duvara
        çarptığı, hangi düzeni seçeceğinizi söyler.</p>
      <h2>Şilte ve altı</h2>
      <p>Yatağın yeri kadar altındaki boşluk da planlanır. Enine yatakta arka kapıdan girilen bir garaj, boyuna
        yatakta yandan açılan iki uzun dolap doğar. Şilte on iki santimden ince olursa sırt tahtayı bulur, on
        altıdan kalın olursa baş mesafesinden yer. Katlanan yataklarda ek yerinin kalçaya değil diz altına
        gelmesine dikkat edin. Merdiven gerekiyorsa tutamağını gece karanlıkta bulabileceğiniz yere, sağ elinize
        göre koyun.</p>`,
  },
];
