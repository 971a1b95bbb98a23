import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from December to February. */
export const winterPosts: readonly DemoPost[] = [
  {
    title: 'Kışın beton dökülür mü?',
    date: '2025-12-09',
    author: 'Yusuf Karaoğlan',
    category: 'Şantiye',
    tags: ['beton', 'kış', 'malzeme'],
    picture: pictures.frameAtDawn,
    excerpt:
      'Dökülür, ama termometreyle. Soğukta betonun neden yavaşladığını ve ilk üç gecenin neden önemli olduğunu anlattık.',
    content: html`<p>Aralık gelince en çok duyduğumuz soru bu. Kısa cevap evet; uzun cevap bir termometre, birkaç rulo
      örtü ve biraz sabır ister.</p>`,
    details: html`
      <h2>Beton kurumaz, tepkimeye girer</h2>
      <p>Betonun sertleşmesi suyun uçmasıyla değil, çimentonun suyla tepkimesiyle olur. Bu tepkime ısı ister. Hava
        beş derecenin altına indiğinde yavaşlar, sıfırın altında neredeyse durur. Asıl tehlike ise donmadır: taze
        betonun içindeki su buza dönüşürken genleşir ve henüz zayıf olan iç yapıyı çatlatır. Bahar gelince çözülse
        de o dayanım bir daha geri gelmez.</p>
      <h2>Döküm kararını nasıl veriyoruz?</h2>
      <p>Art arda üç günün ortalaması beş derecenin altındaysa kış düzenine geçeriz. Sabahın ilk ışığında değil,
        günün en ılık saatinde dökeriz. Santralden gelen betonun sıcaklığını mikserin başında ölçer, on derecenin
        altındaysa geri göndeririz.</p>
      <ul>
        <li>Kalıpta ve demirde buz ya da kar kalmamalı; tuzla değil, sıcak havayla temizlenir.</li>
        <li>Donmuş zemine temel dökülmez, önce zemin çözülür.</li>
        <li>Klor içeren antifriz kullanılmaz; donatıyı paslandırır.</li>
        <li>Döküm biter bitmez yüzey yalıtımlı örtüyle kapatılır.</li>
      </ul>
      <h2>İlk üç gece</h2>
      <p>Betonun donmaya dayanabilmesi için belirli bir dayanıma ulaşması gerekir. Bizim için bu, örtünün altındaki
        sıcaklığın en az üç gece beş derecenin üzerinde kalması demektir. Gece bekçimizin defterinde saat başı bir
        sıcaklık yazar. Köşeler ve döşeme kenarları en çabuk soğuyan yerlerdir; termometreyi oraya koyarız.</p>
      <blockquote><p>Soğukta acele eden, baharda kırıcı kiralar.</p></blockquote>
      <p>Kalıbı ne zaman sökeceğimizi de takvim değil, numune söyler. Şantiyede, yapıyla aynı soğukta bekletilen
        küpleri kırar, sonucu görmeden dikmeyi almayız. Bazen bu iki hafta uzatır. Elli yıl duracak bir döşeme için
        iki haftanın lafı olmaz.</p>
      <h2>Ev sahibi ne yapabilir?</h2>
      <p>Kış dökümünde sizden tek bir şey isteriz: programı hava durumuna bırakın. Sözleşmemizde don günleri
        önceden sayılır, gecikme cezası işlemez. Döküm sabahı sahaya uğrarsanız üç şeye bakın. Mikserin
        irsaliyesinde kış katkısı yazıyor mu? Örtüler kamyondan inmiş mi, yoksa yarın mı gelecek? Numune kalıpları
        döşemenin yanında mı duruyor, sıcak barakada mı? Bu üç cevap, işin kış boyunca nasıl yürüyeceğini
        gösterir. Çekinmeden sorun; iyi bir ekip bu sorulardan rahatsız olmaz.</p>`,
  },
  {
    title: 'Zemin etüdü raporu nasıl okunur?',
    date: '2026-01-13',
    author: 'Zehra Ilgaz',
    category: 'Rehber',
    tags: ['zemin', 'deprem', 'planlama'],
    picture: pictures.planOnPaper,
    excerpt:
      'Kalın bir dosya, yabancı kısaltmalar, uzun tablolar. Arsa alırken bakmanız gereken beş satırı seçtik.',
    content: html`<p>Zemin raporunu mühendis için yazılmış bir ek sanmayın. Yapacağınız evin temeline ne kadar para
      gideceği o dosyada yazar; hem de siz arsayı almadan önce.</p>`,
    details: html`
      <h2>Önce sondajın yerine bakın</h2>
      <p>Raporun başında bir kroki bulunur. Kuyular yapının oturacağı yere mi açılmış, yoksa makinenin kolay girdiği
        köşeye mi? Küçük bir ev için bile en az iki, mümkünse üç nokta isteriz. Tek kuyu, arsanın yalnızca o noktasını
        anlatır.</p>
      <h2>Beş satır, beş soru</h2>
      <ol>
        <li>Yer altı su seviyesi: Kaç metrede ve hangi mevsimde ölçülmüş? Ağustosta ölçülen su, martta iki metre
          yükselebilir.</li>
        <li>Zemin sınıfı: ZA kayadır, ZE çok yumuşaktır. Harf ilerledikçe deprem sarsıntısı büyür, taşıyıcı
          kalınlaşır.</li>
        <li>Darbe sayısı: Standart deneyde çubuğun otuz santim girmesi için kaç vuruş gerektiği. Tek haneli sayılar
          dikkat ister.</li>
        <li>Taşıma gücü: Temelin altına ne kadar yük konabileceği. Bunu oturma hesabıyla birlikte okuyun.</li>
        <li>Sıvılaşma: Suya doygun kumlu tabaka varsa bu başlık mutlaka incelenmiş olmalıdır.</li>
      </ol>
      <h2>Rapor kötüyse arsa kötü müdür?</h2>
      <p>Hayır. Zayıf zeminde de güvenli yapı kurulur; yalnızca bedeli değişir. Toprağı iyileştirmek, radye temel
        yapmak ya da kazık çakmak mümkündür. Önemli olan bunu satın almadan önce bilmek ve arsanın fiyatına
        eklemektir. Geçen yıl baktığımız bir arsada temel, kaba yapının üçte birine mal olacaktı; alıcı pazarlığını
        bu raporla yaptı.</p>
      <blockquote><p>Ucuz arsa, temeli pahalıya gelmeyen arsadır.</p></blockquote>
      <p>Elinizde eski bir rapor varsa tarihine bakın. Deprem yönetmeliği 2019 başında değişti; daha eski bir
        çalışmanın sınıfları bugünkü hesapta doğrudan kullanılamaz. Kuyu kayıtları yine de işe yarar: toprak aynı
        topraktır, yorum yenilenir.</p>
      <h2>Mühendise soracağınız üç soru</h2>
      <p>Raporu aldıktan sonra yarım saatlik bir görüşme isteyin. Şunları sorun: Bu zeminde hangi temel tipini
        önerirsiniz ve neden? Kazıda komşu yapının temeline ne kadar yaklaşacağız? Yer altı suyu kazı tabanının
        üstündeyse suyu nasıl düşüreceğiz? Cevapların rapordaki sayfa numarasıyla verilmesini isteyin. Sayfa
        gösteremeyen bir öneri, tahmindir. Bu görüşmenin tutanağını dosyaya koyun; iki yıl sonra temel kazılırken
        herkes aynı cümleyi okumuş olur.</p>`,
  },
  {
    title: 'Metrekare fiyatı neden yanıltır?',
    date: '2026-02-10',
    author: 'Selim Barut',
    category: 'Bütçe',
    tags: ['bütçe', 'ölçü', 'planlama'],
    picture: pictures.planOnBoard,
    excerpt:
      'Aynı ev için iki teklif, aralarında yüzde kırk fark. Ucuz olan gerçekten ucuz mu, yoksa bir şeyi mi saymıyor?',
    content: html`<p>Telefonda sorulan ilk soru hep aynıdır: metrekaresi kaça? Dürüst cevabı ancak başka bir soruyla
      verebiliriz: hangi metrekare?</p>`,
    details: html`
      <h2>Hangi alanı ölçüyoruz?</h2>
      <p>Brüt alan duvarları, balkonu, hatta bazen merdiven payını içerir; net alan süpürgelikten süpürgeliğe ölçülür.
        Aynı ev birinde yüz elli, ötekinde yüz yirmi iki metrekaredir. Teklifte alan tanımı yazmıyorsa rakamın bir
        anlamı yoktur.</p>
      <h2>Büyük ev neden birim olarak daha ucuzdur?</h2>
      <p>Mutfak, banyo, kombi ve giriş kapısı evin büyüklüğünden bağımsız gibidir. Seksen metrekarelik evde bir
        mutfağın bedeli seksene, iki yüz metrekarelikte iki yüze bölünür. Bu yüzden komşunun birim fiyatını kendi
        evinizle çarpmak yanıltır.</p>
      <h2>Teklifte aranacak satırlar</h2>
      <ul>
        <li>Hafriyat ve döküm yerine nakliye</li>
        <li>Bahçe duvarı, kapı, yol ve foseptik bağlantısı</li>
        <li>Abonelik, harç ve yapı denetim bedeli</li>
        <li>Mutfak dolabı, gömme dolap ve aydınlatma aygıtları</li>
        <li>Beklenmeyen işler payı; yüzde beş ile on arası sağlıklıdır</li>
      </ul>
      <h2>Karşılaştırmanın doğru yolu</h2>
      <p>Teklif isteyeceğiniz herkese aynı metrajı verin. Metraj, çizimden çıkarılmış bir alışveriş listesidir: şu
        kadar metreküp beton, şu kadar metrekare seramik. Listeyi siz verince yüklenici yalnızca birim fiyatı yazar,
        siz de elmayla elmayı karşılaştırırsınız. Bu listeyi hazırlatmanın bedeli, toplamın binde birkaçıdır.</p>
      <blockquote><p>En ucuz teklif, çoğu zaman en kısa listedir.</p></blockquote>
      <p>Bir öneri daha: ödeme planını takvime değil, bitmiş işe bağlayın. Çatı kapandığında ödenecek para, ayın
        on beşinde ödenecek paradan her zaman daha güvenlidir.</p>
      <h2>Küçük bir deneme</h2>
      <p>Elinizdeki iki teklifi alın ve yalnızca bir odayı karşılaştırın: banyoyu. Seramiğin markası ve ölçüsü
        yazıyor mu? Su yalıtımı kaç kat? Armatür, klozet ve duş camı içinde mi? Fire payı kim tarafından
        karşılanacak? Bir odada dört eksik bulduysanız evin tamamında kırk eksik vardır. Biz bu karşılaştırmayı
        ilk görüşmede müşteriyle yan yana yapıyoruz; çoğu zaman pahalı görünen teklifin, eksikler eklenince
        ötekini geçtiği ortaya çıkıyor.</p>`,
  },
];
