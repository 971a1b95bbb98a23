import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from June to August. */
export const summerPosts: readonly DemoPost[] = [
  {
    title: 'Tente rüzgârda ne zaman kapatılır?',
    date: '2026-06-16',
    author: 'Hatice Güner',
    category: 'Yol',
    tags: ['kamp', 'yol', 'güvenlik'],
    picture: pictures.campAtNoon,
    excerpt:
      'Parça rafına en çok kırık tente kolu geliyor ve hepsinin hikâyesi aynı cümleyle başlıyor: hava çok sakindi.',
    content: html`<p>Tente bir yelkendir; tek farkı, direğinin sizin evinize vidalı olmasıdır. Kırılan kolların çoğu
      fırtınada değil, öğle uykusunda kırılıyor.</p>`,
    details: html`
      <h2>Rüzgârı okumak</h2>
      <p>Ölçüm cihazına gerek yok. Yapraklar hışırdıyor, bayrak dalgalanıyorsa saatte yirmi kilometre
        dolayındasınız; tente durabilir, ama ayakları yere çakılı olmalı. İnce ağaçlar baştan sallanmaya, toz
        kalkmaya başladıysa otuzu bulmuştur: toplayın. Sağanak bulutu yaklaşıyorsa beklemeyin, önündeki hava
        yağmurdan on dakika önce gelir.</p>
      <h2>Açarken üç alışkanlık</h2>
      <ul>
        <li>Bir ayağı diğerinden yirmi santim alçak kurun; yağmur bir köşeden akar, ortada göl olmaz.</li>
        <li>Ayakları kazığa, kumaşın ortasını esnek bir kayışa bağlayın; gergin ip koparır, esnek ip salınır.</li>
        <li>Aracı burnu rüzgâra bakacak biçimde park edin, tente arkada kalan duvarın sakinliğinde açılsın.</li>
      </ul>
      <h2>Asla yapmayın</h2>
      <p>Tenteyi açık bırakıp yürüyüşe çıkmayın, gece de açık uyumayın. Islak topladıysanız kuruyan ilk saatte
        yeniden açın; iki gün rulo kalan ıslak kumaş küf lekesini bir daha bırakmaz. Altında mangal yakmayın; ısı
        önce dikişleri çözer.</p>
      <h2>Kol eğildiyse</h2>
      <p>Zorlamayın. İki kişi ön profili tutsun, üçüncü kolu eklem yerinden hafifçe yukarı kaldırsın. Kapanmıyorsa
        kumaşı gevşetip profili iki kayışla gövdeye bağlayın, yavaş gidin. Tek kol değişir; modelini ön profilin iç
        yüzündeki etikette bulursunuz. Numarayı şimdiden telefonunuza yazın, yolda okumak için merdiven
        gerekiyor.</p>
      <blockquote><p>Şüphe ettiğiniz anda toplayın; gölge yarın yine gelir.</p></blockquote>
      <h2>Yanınızda bulunsun</h2>
      <p>Tente çantasında dört uzun kazık, iki cırtlı kayış, bir metre yelken onarım bandı ve silikonlu sprey
        taşıyın. Taşlık zeminde kazık tutmuyorsa ayağın altına geçirilen su bidonu yirmi kiloluk ağırlık olur.
        Küçük yırtığı kumaşın iki yüzünden bantlayıp üzerine bozuk parayla bastırın; mevsim sonuna kadar dayanır.
        Kol eklemlerini yılda iki kez yağlayın, ama gres kullanmayın, toz tutar. Sezon başında atölyenin önünde
        açıp kapamak isterseniz kahve bizden. Elektrikli modellerde acil kolun yerini de öğrenin; motor durduğunda
        tenteyi yalnızca o kol toplar.</p>`,
  },
  {
    title: 'Sıcakta buzdolabı neden yetişemez?',
    date: '2026-07-21',
    author: 'Gülce Demirel',
    category: 'Elektrik',
    tags: ['akü', 'güneş', 'kamp', 'yalıtım'],
    picture: pictures.campOnPlain,
    excerpt:
      'Temmuzda akşamüstü akü neden birden iner? Suçlu çoğu zaman panel değil, buzdolabının arkasındaki sıcak hava.',
    content: html`<p>Buzdolabı soğuk üretmez, içerideki ısıyı dışarı taşır. Taşıdığı yer zaten kırk dereceyse işi
      ikiye katlanır.</p>`,
    details: html`
      <h2>Arkasına bir termometre koyun</h2>
      <p>Öğleden sonra dolabın arkasındaki bölme kırk beş dereceyi geçiyorsa sorun bulunmuştur. Çevre her beş derece
        ısındığında kompresörün tüketimi kabaca beşte bir artar. Nisanda günde dört yüz vatsaat yiyen dolap,
        temmuzda sekiz yüze dayanabilir; panelin yaz fazlası da orada erir.</p>
      <h2>Havaya yol verin</h2>
      <ol>
        <li>Dolabın altından giren, üstünden çıkan bir hava yolu bırakın; en az iki avuç içi kadar açıklık.</li>
        <li>Çıkışı dışarıya ya da tavana yönlendirin, dolabın kendi önüne değil.</li>
        <li>Yolun üzerine on iki voltluk sessiz bir fan koyun, kırk derecede açılan bir ısı anahtarına bağlayın.</li>
        <li>Yan duvarlara ve üste iki santim yalıtım levhası ekleyin, arkayı boş bırakın.</li>
      </ol>
      <h2>Alışkanlıkla kazanılan</h2>
      <p>Aracı, dolabın bulunduğu yan öğleden sonra gölgede kalacak biçimde park edin. İçeceği akşam serininde
        yükleyin. Dolu dolap, boş dolaptan daha az çalışır; eksik kalan yere su şişesi koyun. Gündüz güneş bolken
        termostatı bir kademe soğuğa, gece bir kademe ılığa alın: şişeler soğuğu saklayan bir akü gibi davranır,
        asıl aküyü gece rahat bırakır.</p>
      <blockquote><p>En iyi akü bazen bir şişe buzlu sudur.</p></blockquote>
      <h2>Ne zaman ustaya?</h2>
      <p>Kompresör her iki dakikada bir durup kalkıyorsa kablo incedir; dolap kalkış anında gerilimin düştüğünü
        görüp kendini kapatır. Hiç durmuyorsa conta kaçırıyordur: kapıya bir kâğıt para sıkıştırın, çekince kolayca
        geliyorsa conta değişir.</p>
      <h2>Yer seçerken</h2>
      <p>Gölge her zaman en iyi yer değildir. Çam altında panel yarı güçte kalır, reçine de çatıya yapışır. Aracı
        sabah güneşine açık, öğleden sonra gölgede kalacak bir noktaya koyun; panel erken dolar, gövde serin
        kalır. Taşınabilir bir panel varsa gölgedeki aracın on metre ötesine uzatılabilir. Ön camı dışarıdan
        kapatın; sürücü kabininden giren ısı, buzdolabının bulunduğu bölmeye kadar yürür. Yerdeki açık renk çakıl
        ışığı geri vurur, çimen yutar. Öğlen bir saatliğine çatı kapağını da sonuna kadar açın.</p>`,
  },
  {
    title: 'Gri su, temiz toprak',
    date: '2026-08-18',
    author: 'Hatice Güner',
    category: 'Yol',
    tags: ['su', 'kamp', 'yol'],
    picture: pictures.roofAtDusk,
    excerpt:
      'Güzel bir koya ikinci kez gidebilmenin yolu, ilkinde orada hiç bulunmamış gibi ayrılmaktan geçiyor.',
    content: html`<p>Geçen yaz, müşterilerimizin en sevdiği üç kamp yeri araçlara kapatıldı. Levhaların üzerinde aynı
      gerekçe yazıyordu: atık su.</p>`,
    details: html`
      <h2>Gri su zararsız değildir</h2>
      <p>Bulaşık ve duş suyunda yağ, deterjan ve yemek artığı bulunur. Bir litresi bile dere kenarındaki yosunu
        birkaç günde çoğaltır. Toprağa dökülen yağlı su sinek ve yaban hayvanı çağırır; ertesi hafta gelen kampçının
        gecesini de bozar. Depoyu yolda damlatarak boşaltmak ise hem yasak hem arkanızdaki motosikletli için
        tehlikelidir.</p>
      <h2>Daha az üretmek</h2>
      <ul>
        <li>Tabağı yıkamadan önce ekmekle ya da kâğıtla sıyırın; deterjan ihtiyacı yarıya iner.</li>
        <li>Musluğun ucuna püskürtme başlığı takın, akan suyu ayakla kesen pedal ekleyin.</li>
        <li>Makarna suyunu dökmeyin: ilk bulaşık suyu olarak yağı iyi söker.</li>
        <li>Duşta ıslan, kapat, sabunlan, durula; iki dakika, altı litre.</li>
      </ul>
      <h2>Nereye boşaltılır?</h2>
      <p>Karavan parklarındaki boşaltma noktaları, bazı akaryakıt istasyonları ve belediyelerin atık kabul yerleri.
        Uğradığınız istasyonda sormaktan çekinmeyin; yanınızda üç metrelik temiz bir hortum ve eldiven varsa çoğu
        yardımcı olur. Tuvalet kasetini asla yağmur ızgarasına dökmeyin, ızgaranın öbür ucu denizdir.</p>
      <h2>Koku için</h2>
      <p>Depo yarıdan azken bir bardak sirke ve iki kova suyla yola çıkın; çalkalanma yıkar. Sıcak günlerde iki
        günden uzun bekletmeyin. Giderin altında su tutan bir dirsek yoksa lavabo tıpasını kapalı tutmak en kolay
        çözümdür.</p>
      <blockquote><p>Bulduğunuzdan bir poşet daha temiz bırakın.</p></blockquote>
      <h2>Yolculukta küçük bir düzen</h2>
      <p>Biz üç kova kuralıyla çıkıyoruz: biri temiz, biri yıkama, biri durulama. Durulama suyu ertesi öğünün
        yıkama suyu oluyor. Sabunu, ne kadar doğal yazarsa yazsın, dereden ve gölden en az altmış adım uzakta
        kullanıyoruz. Çocuklara depo göstergesini okuma görevini verdik; yarıya gelince haber veriyor, boşaltma
        noktasını haritadan onlar buluyor. Bir haftalık yolda suyu üçte bire indirmenin sandığınızdan kolay
        olduğunu göreceksiniz. Döndüğümüzde depoyu iki kez çalkalıyor, vanasını açık bırakıyoruz; kuruyan depo
        kokmuyor.</p>`,
  },
];
