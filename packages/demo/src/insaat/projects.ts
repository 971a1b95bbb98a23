import { html } from '../html.ts';
import type { DemoProject } from '../pack.ts';
import { pictures } from './pictures.ts';

/** Nine works of the office, the best known first. */
export const projects: readonly DemoProject[] = [
  {
    title: 'Zeytindalı Evleri',
    category: 'Konut',
    stage: 'finished',
    services: ['/insaat-hizmeti', '/mimarlik-hizmeti'],
    shortDescription: 'Yetmiş yıllık zeytinlerin hiçbiri yerinden oynamadan kurulan kırk iki daire.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Urla, İzmir' },
      { key: 'Yıl', value: '2021-2023' },
      { key: 'Alan', value: '6.840 m²' },
      { key: 'İşveren', value: 'Zeytindalı Yapı Kooperatifi' },
      { key: 'Program', value: '42 daire, ortak bahçe, çocuk atölyesi' },
      { key: 'Kapsam', value: 'Mimari proje, anahtar teslim uygulama' },
      { key: 'Durum', value: 'Tamamlandı' },
    ],
    pictures: [pictures.housesAtDawn, pictures.courtAtNoon, pictures.housesAtNoon, pictures.roomAtDawn],
    pdf: { file: 'insaat-zeytindali-evleri.pdf', title: 'Zeytindalı Evleri proje föyü' },
    description: html`
      <p>Arsaya ilk gittiğimizde yapı değil ağaç saydık: yetmiş üç zeytin. Kooperatifin tek şartı hiçbirinin
        kesilmemesiydi; biz taşınmamasını da ekledik. Bloklar ağaçların arasındaki boşluklara oturdu, temel kazıları
        kök haritasına göre daraltıldı.</p>
      <h2>Rüzgâr ve güneş</h2>
      <p>Yazın batıdan gelen alçak güneşi balkonların derinliği keser; kışın aynı güneş odanın ortasına kadar girer.
        Dairelerin hepsi iki cepheye açılır, imbat salonu baştan başa geçer.</p>
      <ul>
        <li>Bahçe sulaması bütünüyle çatıdan toplanan sudan</li>
        <li>Ortak çamaşırhanede güneşle ısınan su</li>
        <li>Otopark toprak altında, üstü yine zeytinlik</li>
      </ul>`,
  },
  {
    title: 'Sarnıç Kütüphanesi',
    category: 'Kamu yapısı',
    stage: 'finished',
    services: ['/mimarlik-hizmeti', '/ic-dizayn'],
    shortDescription: 'Üstten ışık alan dört katlı bir okuma sokağı, altında kuru kalmış bir sarnıç.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Yunusemre, Manisa' },
      { key: 'Yıl', value: '2020-2022' },
      { key: 'Alan', value: '4.210 m²' },
      { key: 'Kapasite', value: '310 okuma yeri, 96.000 kitap' },
      { key: 'Kapsam', value: 'Yarışma projesi, uygulama projesi, mesleki kontrollük' },
      { key: 'Taşıyıcı', value: 'Betonarme galeri, çelik çatı makasları' },
      { key: 'Durum', value: 'Hizmette' },
    ],
    pictures: [pictures.atriumAtNoon, pictures.atriumAtDawn, pictures.atriumAtDusk, pictures.stairAtNoon],
    description: html`
      <p>Kazının dördüncü gününde kepçe boşluğa düştü: altımızda tonozlu bir sarnıç vardı. Projeyi durdurup yeniden
        çizdik. Bugün okuma salonunun zeminindeki camdan o tonozlar görünüyor.</p>
      <p>Galeriler kuzeye bakan cam çatının altında karşılıklı dizildi. Kitap rafları çevrede, masalar ışığın
        ortasındadır; öğlen saatlerinde lamba yakmaya gerek kalmaz.</p>
      <h2>Ses üzerine</h2>
      <p>Yüksek boşlukların derdi yankıdır. Galeri alınlarını delikli ahşapla kapladık, tavana yün keçe astık; dolu salonda
        bile sayfa çevirme sesi komşu masaya ulaşmadan söner.</p>`,
  },
  {
    title: 'Poyraz İş Merkezi',
    category: 'Ofis',
    stage: 'finished',
    services: ['/insaat-hizmeti', '/butce-planlamasi'],
    shortDescription: 'Güneş kırıcıları mevsime göre dönen, yazın yarı enerjiyle serinleyen ofis katları.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Bayraklı, İzmir' },
      { key: 'Yıl', value: '2022-2024' },
      { key: 'Alan', value: '11.300 m²' },
      { key: 'Kat', value: '3 bodrum, zemin ve 8 normal kat' },
      { key: 'Cephe', value: '1.864 alüminyum lamel, üç renk' },
      { key: 'Kapsam', value: 'Mimari proje, cephe danışmanlığı' },
    ],
    pictures: [pictures.facadeAtNoon, pictures.facadeAtDusk, pictures.facadeAtDawn, pictures.atriumAtDawn],
    description: html`
      <p>Körfeze bakan her ofis aynı ikilemi yaşar: manzara batıdadır, güneş de. Poyraz’da camı küçültmek yerine önüne
        düşey lameller koyduk. Açıları her cephede başkadır; güneyde dik, batıda kuzeye dönük dururlar.</p>
      <h2>Ölçülen sonuç</h2>
      <p>İlk yazın sayaçları elimizde: Soğutma için harcanan enerji, aynı büyüklükteki camlı komşusunun yüzde elli
        ikisi. Çalışanların anketinde en sık geçen söz ise perde oldu; kimse kapatmıyor.</p>
      <p>Lamellerin üç yeşil tonu, arkadaki zeytinliklerin mevsim renklerinden seçildi. Her biri cepheden dört vidayla
        sökülür, yerde yıkanır, yerine takılır.</p>`,
  },
  {
    title: 'Körfez Avlusu',
    category: 'Karma kullanım',
    stage: 'finished',
    services: ['/proje-planlamasi', '/insaat-hizmeti'],
    shortDescription: 'Gündüz dükkânlara, gece üst katlardaki evlere çalışan serin bir iç sokak.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Güzelbahçe, İzmir' },
      { key: 'Yıl', value: '2019-2021' },
      { key: 'Alan', value: '9.150 m²' },
      { key: 'Program', value: '18 dükkân, 36 konut, 112 araçlık otopark' },
      { key: 'Peyzaj', value: '64 ağaç, 41 m uzunluğunda yansıma havuzu' },
      { key: 'Durum', value: 'Tamamlandı' },
    ],
    pictures: [pictures.courtAtDusk, pictures.courtAtNoon, pictures.courtAtDawn],
    description: html`
      <p>İki yapı kanadı arasındaki on dört metrelik boşluk, şartnamede yalnızca bir servis yolu olarak geçiyordu.
        Yolu yer altına aldık, yüzeye su ve ağaç koyduk. Bugün mahallenin en serin sokağı burası.</p>
      <p>Havuz süs değildir: on beş santimlik su, avluya giren esintiyi öğleden sonra üç derece soğutur. Pompası gece
        çalışır, suyu yaprak filtresinden geçip döner.</p>
      <h2>Gürültüyü ayırmak</h2>
      <p>Dükkânların saçakları dışarı doğru iki metre uzar. Masaların sesi bu saçağın altında kalır, üstteki yatak odalarına
        tırmanmaz.</p>`,
  },
  {
    title: 'Kozdere Geçidi',
    category: 'Altyapı',
    stage: 'finished',
    services: ['/altyapi-hizmeti', '/proje-planlamasi'],
    shortDescription: 'Vadinin suyuna ve koz ağaçlarına dokunmadan geçen 386 metrelik viyadük.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Kiraz, İzmir' },
      { key: 'Yıl', value: '2018-2021' },
      { key: 'Uzunluk', value: '386 m, on bir açıklık' },
      { key: 'En yüksek ayak', value: '47 m' },
      { key: 'Yöntem', value: 'Öne sürmeli kalıp' },
      { key: 'Kapsam', value: 'Güzergâh etüdü, şantiye yönetimi' },
    ],
    pictures: [pictures.viaductAtDawn, pictures.viaductAtDusk, pictures.viaductAtNoon],
    description: html`
      <p>Eski yol her şubatta heyelanla kapanıyor, iki köyün öğrencileri kırk dakika dolanıyordu. Yamacı kesmek yerine
        vadiyi havadan geçmeyi önerdik; kazı miktarı üçte bire indi.</p>
      <p>Ayaklar dere yatağının dışına yerleştirildi. İnşaat boyunca su, doğal yolundan bir gün bile ayrılmadı. Öne
        sürmeli kalıp, vadinin dibine iskele kurmayı gereksiz kıldı.</p>
      <h2>Bakım da çizildi</h2>
      <ul>
        <li>Mesnetlere ayakların içindeki merdivenle ulaşılır</li>
        <li>Yağmur suyu borularla toplanıp çökeltme havuzuna iner</li>
        <li>Derz değişimi tek şerit kapatılarak bir gecede yapılır</li>
      </ul>`,
  },
  {
    title: 'Basamak Arşivi',
    category: 'Kültür yapısı',
    stage: 'finished',
    services: ['/mimarlik-hizmeti'],
    shortDescription: 'Tek bir merdiven, dört depo katı ve günün saatini gösteren bir ışık çizgisi.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Bergama, İzmir' },
      { key: 'Yıl', value: '2023-2024' },
      { key: 'Alan', value: '1.120 m²' },
      { key: 'Malzeme', value: 'Ahşap kalıplı brüt beton, dövme çelik korkuluk' },
      { key: 'Arşiv iklimi', value: '18 °C, %45 bağıl nem' },
    ],
    pictures: [pictures.stairAtNoon, pictures.stairAtDusk],
    description: html`
      <p>Kâğıt karanlıkta yaşlanmaz, insan karanlıkta çalışamaz. Arşivi bu yüzden ikiye böldük: penceresiz, kalın
        duvarlı depolar bir yanda; onları birbirine bağlayan, gün ışığıyla dolu merdiven öbür yanda.</p>
      <p>Çatıdaki tek yarıktan giren ışık gün boyunca beton duvarda gezer. Görevliler ikinci haftada saate bakmayı
        bıraktıklarını söyledi.</p>
      <h2>Kalıbın izi</h2>
      <p>Duvarlarda on iki santimlik sarıçam tahtaların damarı okunur. Her kalıp bir kez kullanıldı, sonra bahçenin
        banklarına dönüştü.</p>`,
  },
  {
    title: 'Ardıç Dairesi',
    category: 'İç mekân',
    stage: 'finished',
    services: ['/ic-dizayn'],
    shortDescription: 'Dört küçük odadan doğan, gün boyu ışığın peşinden yürünen bir ev.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Alsancak, İzmir' },
      { key: 'Yıl', value: '2025' },
      { key: 'Alan', value: '148 m²' },
      { key: 'Süre', value: '11 hafta' },
      { key: 'Kapsam', value: 'İç mimari proje, imalat, kurulum' },
    ],
    pictures: [pictures.roomAtNoon, pictures.roomAtDusk, pictures.roomAtDawn],
    description: html`
      <p>1974 yapımı dairede her oda kapalı, her koridor karanlıktı. Taşıyıcıyı inceledik; iki bölme duvarın yük
        taşımadığı görülünce kaldırdık. Salon artık doğudan batıya tek bir çizgidir.</p>
      <p>Ev sahipleri günlerini kitapla geçiriyor. Kitaplığı duvara değil, iki pencere arasına koyduk: sabah doğudaki
        koltukta, akşamüstü batıdakinde okuyorlar.</p>
      <h2>Saklanan yerler</h2>
      <p>Kaldırılan koridorun metreleri dolaba döndü. Kapakların tamamı ardıç kaplamadır; kulp yoktur, alttan tek parmakla
        açılır.</p>`,
  },
  {
    title: 'Sakız Lojmanları',
    category: 'Konut',
    stage: 'finished',
    services: ['/insaat-hizmeti', '/butce-planlamasi'],
    shortDescription: 'Öğretmenler için yirmi sekiz ev; hepsinin kapısı aynı avluya açılıyor.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Çeşme, İzmir' },
      { key: 'Yıl', value: '2024-2025' },
      { key: 'Alan', value: '3.460 m²' },
      { key: 'Program', value: '28 lojman, çok amaçlı salon' },
      { key: 'Isıtma', value: 'Ortak ısı pompası, yerden ısıtma' },
      { key: 'Yapım süresi', value: '13 ay' },
      { key: 'Durum', value: 'Tamamlandı' },
    ],
    pictures: [pictures.housesAtDusk, pictures.courtAtDawn, pictures.housesAtNoon],
    description: html`
      <p>Bütçe kesin, arsa dar, açılış tarihi okulun ilk günüydü. Tek bir daire tipi çizdik ve bütün zamanımızı onu
        iyileştirmeye verdik: aynı pencere, aynı mutfak, aynı merdiven yirmi sekiz kez kuruldu, her seferinde biraz
        daha çabuk.</p>
      <p>Kapılar sokağa değil avluya açılır. Yeni taşınan bir öğretmen akşam çöpünü atarken üç komşusuyla tanışır.</p>
      <h2>Tuzlu havaya karşı</h2>
      <p>Denize yedi yüz metre uzaklıkta metal çabuk yorulur. Korkulukları sıcak daldırma galvanizli, dış kapı takımlarını
        paslanmaz seçtik; vidasına kadar.</p>`,
  },
  {
    title: 'Tersane Konutları',
    category: 'Konut',
    stage: 'running',
    services: ['/insaat-hizmeti', '/altyapi-hizmeti'],
    shortDescription: 'Eski bir çekek yerinde, denizciler mahallesine eklenen on katlı yapı.',
    additionalInfoPairs: [
      { key: 'Konum', value: 'Dikili, İzmir' },
      { key: 'Yıl', value: '2025-2027' },
      { key: 'Alan', value: '8.720 m²' },
      { key: 'Zemin', value: 'Kazıklı radye temel, 118 fore kazık' },
      { key: 'Program', value: '54 daire, tekne bakım dükkânları' },
      { key: 'Durum', value: 'Kaba yapı sürüyor' },
    ],
    pictures: [
      pictures.frameAtDusk,
      pictures.frameAtNoon,
      pictures.frameAtDawn,
      pictures.planOnBoard,
      pictures.planOnPaper,
    ],
    description: html`
      <p>Kıyının dolgu toprağı ilk sekiz metrede hiçbir şey taşımıyor. Yükü yirmi iki metre derindeki sağlam tabakaya
        indirmek için yüz on sekiz kazık indirdik; yapının en pahalı katı hiç görünmeyecek olan bu kattır.</p>
      <p>Karkas on dört ayda yükseldi. Her döşemeden önce donatı fotoğraflandı, resimler daire sahiplerine açık bir
        dizine konuyor.</p>
      <h2>Sırada ne var?</h2>
      <ol>
        <li>Kış boyunca dış duvarlar ve doğrama kasaları</li>
        <li>İlkbaharda çatı ve cephe kaplaması</li>
        <li>Yaz sonunda örnek dairenin açılışı</li>
      </ol>`,
  },
];
