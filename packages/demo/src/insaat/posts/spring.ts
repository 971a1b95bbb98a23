import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from March to May. */
export const springPosts: readonly DemoPost[] = [
  {
    title: 'Pencereyi güneşe göre yerleştirmek',
    date: '2026-03-10',
    author: 'Defne Akçalı',
    category: 'Tasarım',
    tags: ['ışık', 'gölge', 'pencere'],
    picture: pictures.facadeAtDawn,
    excerpt:
      'Altmış santimlik bir saçak yazı dışarıda tutar, kışı içeri alır. Hesabı bir cetvel ve bir açıdan ibaret.',
    content: html`<p>Güneşin yolu her yıl aynıdır. Bir pencerenin yazın ne kadar ısınacağını, daha duvar örülmeden
      bilebiliriz.</p>`,
    details: html`
      <h2>İki açı yeter</h2>
      <p>İzmir otuz sekizinci enlemdedir. Haziranın yirmi birinde öğle güneşi ufkun yetmiş beş derece üzerine çıkar,
        aralıkta yirmi sekiz derecede kalır. Güneye bakan bir pencerenin üstüne altmış santimlik saçak koyarsanız
        yazın gölgesi iki metreyi aşar, camın tamamını örter. Kışın aynı saçağın gölgesi otuz santimi geçmez; güneş
        halının ortasına kadar girer.</p>
      <h2>Her yön başka bir soru</h2>
      <ul>
        <li>Güney: Yatay saçak ya da balkon yeter, en kolay yön budur.</li>
        <li>Doğu: Sabah güneşi alçaktan gelir; yatak odası ve mutfak için iyidir, düşey gölgelik ister.</li>
        <li>Batı: En zoru. Yazın akşamüstü güneşi saçağın altından girer; dış kepenk, ağaç ya da düşey lamel
          gerekir.</li>
        <li>Kuzey: Doğrudan güneş almaz, ışığı gün boyu aynıdır; çalışma masası için biçilmiş kaftandır.</li>
      </ul>
      <h2>Perde neden yetmez?</h2>
      <p>Camdan içeri giren ısı artık içeridedir. Perde onu yalnızca tutar, sonra odaya bırakır. Gölgeyi camın dışına
        koymak, aynı perdenin yapacağı işi birkaç kat daha iyi yapar. Ege’nin eski evlerindeki ahşap kepenkler bu
        bilginin el işi hâlidir.</p>
      <blockquote><p>Gölge, camın içinde değil önünde aranır.</p></blockquote>
      <h2>Arsada yapabileceğiniz bir deneme</h2>
      <p>Bir metrelik çıtayı dikin, öğlen gölgesinin boyunu ölçün, tarihini yazın. Bunu mart, haziran, eylül ve
        aralıkta tekrarlayın. Yıl sonunda elinizde komşu yapıların ve ağaçların da payını gösteren, hiçbir programın
        veremeyeceği kadar gerçek bir güneş kaydı olur. Tasarıma başladığımızda sizden ilk isteyeceğimiz şey o
        kâğıttır.</p>
      <h2>Camı seçmek en son iş</h2>
      <p>Kaplamalı camlar güneş ısısının bir bölümünü dışarıda bırakır, ama bunu kışın da yapar. Bu yüzden bütün
        eve aynı camı takmak yanlıştır. Güneyde gölgesi çözülmüş pencereye ısıyı içeri alan cam, gölgelenemeyen
        batı penceresine ısıyı kesen cam öneririz. Kuzeyde ise tek ölçü yalıtımdır. Teklifte iki sayı isteyin: ısı
        geçirgenliği ve güneş enerjisi geçirgenliği. Yalnızca ilkini yazan teklif, yazın ne olacağını söylemiyor
        demektir. Doğramanın contası ve montaj köpüğü de en az cam kadar önemlidir.</p>`,
  },
  {
    title: 'Taş duvarda derz: çimento mu, kireç mi?',
    date: '2026-04-14',
    author: 'Nermin Tuğlacı',
    category: 'Malzeme',
    tags: ['yenileme', 'bakım', 'malzeme'],
    picture: pictures.courtAtNoon,
    excerpt: 'Eski taş evlerde en sık yapılan hata, duvarı sağlamlaştırmak isterken nefesini kesmektir.',
    content: html`<p>Yüz yıllık bir duvara çimento sürdüğünüzde ilk yıl güzel durur. İkinci kıştan sonra taşın yüzü
      pul pul dökülmeye başlar; suçlu yağmur değil, derzdir.</p>`,
    details: html`
      <h2>Duvar neden nefes alır?</h2>
      <p>Eski taş duvarlar su geçirmez değildir. Yağmuru ve toprağın nemini biraz içine alır, sonra derzlerinden
        geri verir. Kireç harcı gözeneklidir; buhar oradan çıkar. Çimento ise çok daha sıkıdır. Derz kapanınca nem
        çıkışı taşın yüzünde arar, beraberindeki tuz yüzeyin hemen altında kristalleşir ve taşı patlatır.</p>
      <h2>Harç taştan yumuşak olmalı</h2>
      <p>Duvar yaz kış biraz oynar. Harç taştan zayıfsa küçük çatlaklar derzde kalır, kireç yağmurla onları yeniden
        bağlar. Harç taştan sertse çatlak taşın kendisine geçer. Derz yenilenir, köşe taşı yenilenmez.</p>
      <h2>Doğru onarımın sırası</h2>
      <ol>
        <li>Çürük harcı elle, derinliği genişliğinin iki katı olana dek boşaltın; taşlama makinesi taşın kenarını
          yer.</li>
        <li>Boşluğu fırçalayıp suyla yıkayın, duvarı bir gün önceden nemlendirin.</li>
        <li>Bir ölçü hidrolik kirece iki buçuk ölçü elenmiş dere kumu katın; suyu az tutun.</li>
        <li>Harcı iki katta bastırın, ertesi gün yüzeyini sert fırçayla açın.</li>
        <li>Üç gün boyunca çuval serip nemli tutun, doğrudan güneşten koruyun.</li>
      </ol>
      <blockquote><p>Harç, taş için kendini feda eden malzemedir.</p></blockquote>
      <h2>Daha önce çimento sürülmüşse</h2>
      <p>Hepsini birden kırmaya çalışmayın. Kendi kendine ayrılmış, vurunca boş ses veren yerlerden başlayın. Sağlam
        tutunmuş çimentoyu sökerken taşın yüzünü de götürebilirsiniz. Önce bir metrekarelik deneme yapar, bir kış
        bekleriz. Çatı oluğu ve zemin suyu onarılmadan derze el sürmenin anlamı olmadığını da ekleyelim.</p>
      <h2>Taşınızı tanıyın</h2>
      <p>Urla’nın kireçtaşında, Foça’nın andezitinde ve Bergama’nın granitinde aynı harç kullanılmaz. Elinize kopmuş bir
        parça alın, üzerine bir damla su bırakın. Su hemen emiliyorsa taş gözeneklidir, yumuşak harç ister. Damla
        duruyorsa taş sıkıdır, hidrolik kirecin bir basamak güçlüsünü kaldırır. Eski harçtan avuç içi kadar örnek
        saklayın; laboratuvar kumun rengini ve kirecin oranını bir haftada bulur. Yeni derz eskisiyle yan yana
        durduğunda fark edilmiyorsa oran doğrudur.</p>`,
  },
  {
    title: 'Bodruma su nereden girer?',
    date: '2026-05-12',
    author: 'Kerim Sancaktar',
    category: 'Şantiye',
    tags: ['su', 'yalıtım', 'zemin'],
    picture: pictures.frameAtNoon,
    excerpt:
      'Duvardaki leke her zaman sızıntı değildir. Bir parça alüminyum folyo, yanlış onarımdan kurtarabilir.',
    content: html`<p>Bodrumdaki nem için ilk yapılan şey içeriden bir kova sürme yalıtım almaktır. Oysa önce suyun hangi
      yoldan geldiğini öğrenmek gerekir; ilaç hastalığa göre seçilir.</p>`,
    details: html`
      <h2>Folyo deneyi</h2>
      <p>Lekeli duvarı silip kurulayın, elli santimlik bir alüminyum folyoyu dört kenarından bantlayın, iki gün
        bekleyin. Odaya bakan yüzü ıslaksa su havadan yoğuşuyordur; çare ısı yalıtımı ve havalandırmadır. Duvara
        bakan yüzü ıslaksa su dışarıdan geliyordur. İkisi birden ıslaksa iki iş vardır.</p>
      <h2>Dışarıdan geliyorsa dört kapı</h2>
      <ul>
        <li>Döşeme ile perdenin birleştiği döküm derzi: su tutucu bant unutulmuşsa çizgi hâlinde terler.</li>
        <li>Kalıp çubuğu delikleri: eşit aralıklı, yuvarlak lekeler bırakır.</li>
        <li>Boru geçişleri: kılıf ile beton arasında conta yoksa yağmurdan saatler sonra damlar.</li>
        <li>Çatlaklar: yönü ve genişliği not edilmeli, büyüyorsa önce taşıyıcıya bakılmalıdır.</li>
      </ul>
      <h2>Önce basıncı alın</h2>
      <p>Yapının çevresinde biriken su, duvara bir havuz gibi yaslanır. Yalıtım ne kadar iyi olursa olsun bu basınç
        bir gün zayıf noktayı bulur. Bu yüzden temel hizasına delikli drenaj borusu döşer, çevresini yıkanmış
        çakılla doldurup keçeyle sararız. Boruya metrede en az yarım santim eğim verir, her köşeye temizleme bacası
        koyarız.</p>
      <blockquote><p>Suyu durdurmaya çalışmayın, gideceği yeri gösterin.</p></blockquote>
      <h2>İçeriden onarım ne zaman doğru?</h2>
      <p>Bitişik nizamda dışarıya ulaşmak mümkün olmayabilir. O zaman çatlağa basınçla reçine verir, yüzeye suyla
        kristalleşen harç uygularız. Bu çözüm suyu duvarın içinde tutar; donatının durumunu bilmeden yapılmaz.
        Onarımdan sonra bir yıl boyunca, özellikle marttaki ilk uzun yağmurda, köşeleri gözlemek de işin
        parçasıdır.</p>
      <h2>Kendi defterinizi tutun</h2>
      <p>Su yolunu bulmanın en ucuz aracı bir takvimdir. Lekenin ıslandığı günleri, o günkü yağışı, rüzgârın
        yönünü ve komşu bahçenin sulandığı saatleri yazın. Yağmurdan on dakika sonra çıkan su çatıdan ya da iniş
        borusundan, bir gün sonra çıkan su topraktan gelir. Yağmursuz günde ıslanan duvarda önce kendi su
        sayacınıza bakın: bütün muslukları kapatın, gösterge dönüyorsa kaçak borudadır. Bir mevsimlik defter,
        duvar kıran bir ustadan daha çok şey söyler.</p>`,
  },
];
