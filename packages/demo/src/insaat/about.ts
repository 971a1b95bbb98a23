import { html } from '../html.ts';
import type { DemoPack } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The page about the office. */
export const about: DemoPack['about'] = {
  title: 'Bir avludan büyüyen ofis',
  subtitle: '1998’den bu yana Ege kıyısında ölçülü yapılar',
  picture: pictures.courtAtDawn,
  description: html`
    <p>Ofisimiz 1998 yılının baharında Urla’da, eski bir zeytin deposunun taş avlusunda kuruldu. Nermin Tuğlacı
      deponun onarımını çiziyor, Kerim Sancaktar çatısını hesaplıyordu; iş bittiğinde ikisi de oradan ayrılmadı.
      Çalışma biçimimiz o ilk işten kaldı: çizen ile kuran yan yana durur.</p>
    <p>Bugün sekiz kişiyiz. Yılda en çok beş işe başlarız, çünkü her şantiyeye haftada en az iki kez kendimiz gitmek
      isteriz. Konut, okul, ofis ve altyapı işlerimizin hepsi bir günde ulaşabileceğimiz uzaklıktadır.</p>
    <h2>Neye inanıyoruz?</h2>
    <ul>
      <li>Yapı, bulunduğu yerin güneşine ve rüzgârına verilmiş bir cevaptır.</li>
      <li>Güzel duran detay, yağmur suyunu da doğru yere akıtan detaydır.</li>
      <li>Bütçe, tasarımın düşmanı değil ölçüsüdür.</li>
    </ul>
    <h2>Nasıl çalışıyoruz?</h2>
    <p>İlk görüşmeyi arsanızda ya da evinizde yaparız. İki hafta sonra önünüze bir yerleşim eskizi, kaba bir takvim ve
      sapma payı yazılmış bir bütçe koyarız. Devam etmezseniz bu dosya sizde kalır. Devam ederseniz, anahtarı teslim
      ettiğimiz güne kadar aynı kişiyle konuşursunuz.</p>
    <p>Teslimden sonra da ortadan kaybolmayız. Her yapının bir bakım defteri vardır; ilk iki yıl her mevsim uğrar,
      defteri sizinle birlikte doldururuz. Sorusu olan eski ev sahipleri hâlâ cumartesi sabahları avluya çaya
      gelir.</p>
    <blockquote><p>İyi bir yapının en belirgin özelliği, içinde yaşayanın onu düşünmek zorunda kalmamasıdır.</p></blockquote>`,
};
