import { html } from '../html.ts';
import type { DemoPack } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The page about the workshop. */
export const about: DemoPack['about'] = {
  title: 'Kendi karavanımızla başladı',
  subtitle: '2009’dan beri Eskişehir’de yol evleri kuruyoruz',
  picture: pictures.workshopInEvening,
  description: html`
    <p>Haluk Sarp ilk dönüşümünü 2009’da, marangozhanesinin önünde duran emektar bir panelvanda yaptı. Niyeti satmak
      değil, Kaçkarlar’a gitmekti. Döndüğünde defterinde kırk bir madde vardı: gıcırdayan çekmece, terleyen cam,
      boşalan akü. Atölyemiz o defterden doğdu; maddeleri tek tek çözen ustalar zamanla aynı çatıda toplandı.</p>
    <p>Bugün Çamlıdüz’deki atölyemizde yılda on sekiz araç yapıyor, yüzlercesinin bakımını üstleniyoruz. Daha
      fazlasını almıyoruz, çünkü her araçla teslimden önce birimiz mutlaka bir gece yatıyor.</p>
    <h2>Üç alışkanlığımız</h2>
    <ul>
      <li>Önce tartarız, sonra çizeriz; ağırlık pazarlığa gelmez.</li>
      <li>Sökülemeyen hiçbir parçayı takmayız.</li>
      <li>Kablonun, borunun ve vidanın yerini fotoğraflayıp size veririz.</li>
    </ul>
    <h2>Kimler geliyor?</h2>
    <p>Emekli öğretmenler, üç çocuklu aileler, arıcılar, belgeselciler, evini bırakıp yola düşenler. Hepsine aynı
      soruyu soruyoruz: Sabah uyandığınızda ilk ne yaparsınız? Plan o cevabın çevresinde kuruluyor.</p>
    <p>Satıştan sonra da aynı kapıyı çalarsınız. Teslim ettiğimiz her aracın klasörü rafımızda durur: çizimi,
      kablo şeması, hangi vidanın hangi torkla sıkıldığı. Yıllar sonra Van’dan aradığınızda o klasörü açar,
      telefonu kapatmadan arızanın yerini buluruz. Her eylülde, sahipleriyle birlikte bütün araçları Frig
      Vadisi’nde bir hafta sonu buluşturuyoruz.</p>
    <blockquote><p>İyi bir karavan, durduğunuz yeri güzelleştirmez; orada daha uzun kalmanızı sağlar.</p></blockquote>`,
};
