import { html } from '../../html.ts';
import type { DemoPost } from '../../pack.ts';
import { pictures } from '../pictures.ts';

/** The posts from December to February. */
export const winterPosts: readonly DemoPost[] = [
  {
    title: 'Kış uykusu: yedi vana, bir defter',
    date: '2025-12-16',
    author: 'Tolga Yörük',
    category: 'Bakım',
    tags: ['kış', 'su', 'bakım'],
    picture: pictures.workshopAtNoon,
    excerpt:
      'Donan bir bardak su, bir pompanın gövdesini çatlatmaya yeter. Aracı kışa yatırmanın atölyedeki sırası.',
    content: html`<p>Baharda tezgâha gelen arızaların yarısı kasımda yarım saat ayrılmadığı için oluşuyor. Listeyi bir
      kez uygulayan, ikinci yıl ezberden yapıyor.</p>`,
    details: html`
      <h2>Suyu gerçekten boşaltmak</h2>
      <p>Depoyu boşaltmak yetmez; asıl tehlike borunun dirseğinde, pompanın içinde ve muslukta kalan sudur. Aracı
        burnu hafif yukarıda kalacak biçimde takoza çıkarın, yerçekimi size yardım etsin.</p>
      <ol>
        <li>Pompanın sigortasını çekin, boylerin boşaltma kapağını açın.</li>
        <li>Depo ve hat vanalarının hepsini açık bırakın; bizim araçlarda yedi tanedir, numaralıdır.</li>
        <li>Bütün muslukları sıcakla soğuğun ortasında açın, duş başlığını yere indirin.</li>
        <li>Pompayı en çok on saniye kuru çalıştırın, gövdesindeki son suyu atsın.</li>
        <li>Tuvaletin sifonuna ve giderlerine gıda uyumlu antifriz dökün.</li>
      </ol>
      <h2>Akü ne ister?</h2>
      <p>Kurşun asit akü dolu bekler, ayda bir bakım şarjı ister. Lityum akü tersini sever: yarıdan biraz fazla
        dolu, serin ve kuru bir yerde, bağlantısı kesilmiş hâlde. Sıfırın altında şarj edilen lityum akü kalıcı
        zarar görür; panel bağlıysa koruma devresinin çalıştığından emin olun.</p>
      <h2>Nem ve lastik</h2>
      <p>Minderleri dik koyun, dolap kapaklarını aralık bırakın, buzdolabının kapısına bir takoz sıkıştırın. Kışlama
        alanı kapalıysa bir havalandırma kapağı açık kalsın. Lastik basıncını yarım bar artırın ve ayda bir aracı
        çeyrek tur ileri alın; aynı noktada bekleyen lastik düzleşir.</p>
      <blockquote><p>Kışın en ucuz yedek parça, açık unutulmuş bir vanadır.</p></blockquote>
      <p>Son olarak bir kâğıda yaptıklarınızı yazıp direksiyona asın. Baharda hangi vananın kapalı, hangi sigortanın
        çekik olduğunu hatırlamaya çalışmak, işin kendisinden uzun sürüyor.</p>
      <h2>Örtü konusu</h2>
      <p>Branda alacaksanız nefes alanını seçin. Naylon örtü, içeride kalan nemi gece yoğuşturup sabah yeniden
        tavana damlatır; baharda gövde altı pası oradan başlar. Örtünün altında köşelere yumuşak takoz koyun ki
        rüzgârda boyaya sürtmesin. Kar yükü için çatının ortasına hafif bir kambur verin. Aracı açıkta
        bırakıyorsanız burnunu hâkim rüzgâra çevirin; menfezler arkada kalsın. Ayda bir gün, kuru havada bütün
        kapıları iki saat açık tutmak ise her örtüden daha yararlıdır.</p>`,
  },
  {
    title: 'Eksi on beşte uyumak: düşman soğuk değil nem',
    date: '2026-01-20',
    author: 'Tolga Yörük',
    category: 'Isıtma',
    tags: ['kış', 'nem', 'yalıtım'],
    picture: pictures.cabinInEvening,
    excerpt:
      'Isıtıcınız güçlü, sabah yine de yorgan ıslak mı? Bir gecede iki kişi yarım litreden çok su soluyor.',
    content: html`<p>Soğuk havada kamp yapanların çoğu daha büyük ısıtıcı soruyor. Oysa üşümenin sebebi çoğunlukla
      ısının azlığı değil, suyun gidecek yer bulamaması.</p>`,
    details: html`
      <h2>Gece boyunca ne oluyor?</h2>
      <p>Uyuyan iki kişi sabaha kadar yarım litreyi aşkın suyu soluğuyla havaya bırakır. Üstüne makarna haşlandıysa,
        mont kurutulduysa bu miktar ikiye katlanır. Buhar en soğuk yüzeyi bulup orada damlar: cam kenarı, kaburga
        sacı, yatağın altı.</p>
      <h2>Üç kural</h2>
      <ul>
        <li>Açık bırakın: Biri alçakta biri tavanda iki küçük açıklık, gece de kapanmaz.</li>
        <li>Sürekli ısıtın: Kısık ve kesintisiz çalışan ısıtıcı, bir yanıp bir sönenden daha kuru tutar.</li>
        <li>Arkasını boş bırakın: Yatağın altında hava dolaşmazsa şilte üç haftada küflenir; çıta ya da örgü altlık
          koyun.</li>
      </ul>
      <h2>Yalıtımın zayıf halkası</h2>
      <p>Panellerin arasını ne kadar kalın doldurursanız doldurun, çıplak kalan kaburga soğuk bir parmak gibi içeri
        uzanır. Elinizi gezdirin: ahşap kaplamanın altında buz gibi gelen çizgiler ısı köprüsüdür. Üzerlerine beş
        milimetrelik mantar yapıştırmak bile terlemeyi keser. Camda ise içeriden takılan keçe perde değil, dışarıdan
        kapatılan örtü işe yarar; çünkü camı sıcak tutan odur.</p>
      <blockquote><p>Kuru hava, soğuk havadan daha çabuk ısınır.</p></blockquote>
      <h2>Güvenlik notu</h2>
      <p>Ocakla ısınmayın. Alev hem oksijeni tüketir hem her tüp gazla birlikte litrelerce su üretir. Isıtıcının
        egzoz ağzı kar altında kalmışsa çalıştırmayın; karbonmonoksit kokusuzdur, alarmın pili ise kışın daha çabuk
        biter.</p>
      <h2>Akşam düzeni</h2>
      <p>Biz kışın şu sırayı uyguluyoruz. Yemek pişerken tavan kapağını sonuna kadar açıyor, kapağı tencereden
        kaldırmıyoruz. Yatmadan yarım saat önce iki kapıyı karşılıklı açıp havayı değiştiriyoruz; duvarlar sıcak
        kaldığı için ısı beş dakikada geri geliyor. Islak eşyayı banyoya kapatıp küçük bir menfezi oraya
        çeviriyoruz. Sabah ilk iş camların altındaki havluyu sıkmak ve yatağı toplamadan önce şilteyi kaldırmak.
        Higrometrede yüzde altmışın altı rahat, yetmişin üstü küf demektir. Sayı yükseliyorsa önce kapağı biraz daha aralıyoruz.</p>`,
  },
  {
    title: '3.500 kilonun hesabı',
    date: '2026-02-17',
    author: 'İrem Bayraktar',
    category: 'Rehber',
    tags: ['ağırlık', 'ruhsat', 'yerleşim'],
    picture: pictures.planOnBoard,
    excerpt:
      'B sınıfı ehliyetin sınırı da, aracın frenlerinin sınırı da aynı sayıda buluşur. Kilolar nereye gidiyor?',
    content: html`<p>Dönüşüme en çok hayal kırıklığı katan alet kantardır. Onu işin sonunda değil, başında
      kullanmak gerekir.</p>`,
    details: html`
      <h2>Örnek bir tablo</h2>
      <p>Uzun şasili boş bir panelvan ortalama 2.050 kilo gelir. Yalıtım, mobilya, akü ve donanım 720 kilo eklesin.
        Doksan litre su, tam dolu yakıt, iki yolcu ve yüz seksen kilo eşyayla 3.260 kiloya varırsınız. Sınıra kalan
        240 kilodur; iki bisiklet, bir tente ve misafirin bavulu bu payın içinden çıkar.</p>
      <table><tbody>
        <tr><th>Kalem</th><th>Kilo</th></tr>
        <tr><td>Boş araç</td><td>2.050</td></tr>
        <tr><td>Dönüşüm</td><td>720</td></tr>
        <tr><td>Su ve yakıt</td><td>160</td></tr>
        <tr><td>İki yolcu</td><td>150</td></tr>
        <tr><td>Eşya</td><td>180</td></tr>
        <tr><td>Toplam</td><td>3.260</td></tr>
      </tbody></table>
      <h2>Toplam kadar dağılım da önemli</h2>
      <p>Her dingilin ayrı bir sınırı vardır ve tescil belgesinde yazar. Arkaya su deposu, garaj ve bisiklet
        koyarsanız toplam sınırı aşmadan arka dingili aşabilirsiniz. Ağır parçaları iki dingilin arasına, alçağa ve
        ortaya yerleştirin. Sağ ile solun farkı yüz kiloyu geçmesin; direksiyonda hissedilir.</p>
      <h2>Kilo nereden atılır?</h2>
      <ul>
        <li>Dolap gövdesinde on beş yerine on iki milimetre kavak kontrplağı</li>
        <li>Kurşun akü yerine lityum: aynı enerji için kabaca yarı ağırlık</li>
        <li>Tam depo su yerine yolda yirmi litre, kampta dolum</li>
        <li>Cam tabak yerine emaye, beş tencere yerine iki</li>
      </ul>
      <blockquote><p>Eklediğiniz her kiloyu bir kez satın alır, her yokuşta yeniden ödersiniz.</p></blockquote>
      <p>Belediye kantarları birkaç dakikada tartar. Aracı dolu ve yolcularla, önce ön sonra arka tekerlerle çıkın.
        Fişleri saklayın; ruhsat dosyasında da işinize yarayacak.</p>
      <h2>Sınır aşıldıysa</h2>
      <p>Tartıda fazla çıkan araç için üç yol vardır. İlki eşya ayıklamaktır; bir yaz hiç dokunmadığınız her şeyi
        indirin, çoğu ailede elli kilo böyle çıkar. İkincisi yolda boş depo ve daha küçük tüptür. Üçüncüsü
        üreticinin izin verdiği güçlendirilmiş süspansiyonla taşıma sınırını yükseltmektir; bu hem proje hem daha
        büyük ehliyet ister, hız ve geçiş ücretleri de değişir. Bizim önerimiz planı sınırın yüz elli kilo altında
        bitirmektir. Hiç kimsenin eşyası yıllar içinde azalmıyor.</p>`,
  },
];
