import type { DemoProof } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The office's evidence of its quality: testimonials, figures and the like. */
export const proof: DemoProof = {
  figures: [
    { value: '28', unit: 'yıl', title: 'aynı kıyıda, aynı ekiple' },
    { value: '146', unit: 'yapı', title: 'anahtarı teslim edildi' },
    { value: '84.500', unit: 'm²', title: 'çizildi, hesaplandı, kuruldu' },
    { value: '%97', title: 'sözleşmedeki günde bitti' },
  ],
  references: [
    {
      name: 'Kozdere Belediyesi',
      sector: 'Kamu',
      url: 'https://kozdere.example',
      picture: {
        file: 'logo-kozdere.avif',
        alt: 'Kozdere Belediyesi’nin logosu: lacivert bir kalkanda iki dalga',
      },
    },
    {
      name: 'Poyraz Holding',
      sector: 'Yatırım',
      picture: { file: 'logo-poyraz.avif', alt: 'Poyraz Holding’in logosu: kırmızı üç rüzgâr çizgisi' },
    },
    {
      name: 'Sakız Kooperatifi',
      sector: 'Konut',
      picture: { file: 'logo-sakiz.avif', alt: 'Sakız Kooperatifi’nin logosu: yeşil bir ağaç' },
    },
    {
      name: 'Lodos Otelleri',
      sector: 'Turizm',
      ground: 'dark',
      picture: { file: 'logo-lodos.avif', alt: 'Lodos Otelleri’nin logosu: dalgaların üstünde batan güneş' },
    },
    {
      name: 'Basamak Vakfı',
      sector: 'Kültür',
      picture: { file: 'logo-basamak.avif', alt: 'Basamak Vakfı’nın logosu: mor bir merdiven' },
    },
    {
      name: 'Ege Soğuk Hava',
      sector: 'Lojistik',
      ground: 'dark',
      picture: { file: 'logo-ege.avif', alt: 'Ege Soğuk Hava’nın logosu: açık mavi bir kar tanesi' },
    },
  ],
  voices: [
    {
      name: 'Nermin Tezel',
      role: 'Yönetim Kurulu Üyesi',
      company: 'Poyraz Holding',
      project: 'Poyraz İş Merkezi',
      picture: { file: 'portrait-17.avif', alt: 'Nermin Tezel: küt saçlı, gözlüklü, lacivert ceketli' },
      text: 'Her pazartesi gelen o tek sayfa sayesinde, on dört ay boyunca bir kez bile “şimdi ne durumdayız?” diye sormadık. Bina da söyledikleri hafta açıldı.',
    },
    {
      name: 'Hakan Erbil',
      role: 'Fen İşleri Müdürü',
      company: 'Kozdere Belediyesi',
      project: 'Kozdere Geçidi',
      text: 'Zeminde beklenmedik bir su çıktı. Önce çözümü çizdiler, sonra hesabını önümüze koydular, en son da parasını konuştuk.',
    },
    {
      name: 'Ülkü Sarp',
      role: 'Ev sahibi',
      text: 'Çatıyı yaptırmıştık. Üç yıl sonraki ilk büyük yağmurda biz aramadan onlar gelip baktı.',
    },
  ],
  certificates: [
    {
      title: 'Ege Yapı Ödülleri, Konut Dalı Birinciliği',
      issuer: 'Ege Yapı Derneği',
      year: '2023',
      picture: pictures.housesAtDusk,
    },
    {
      title: 'Kamusal Mekân Mansiyonu',
      issuer: 'Kıyı Kentleri Birliği',
      year: '2021',
      picture: pictures.courtAtDusk,
    },
    {
      title: 'ISO 9001 Kalite Yönetim Sistemi',
      issuer: 'Bağımsız belgelendirme kuruluşu',
      year: '2024',
      pdf: { file: 'insaat-iso-9001.pdf', title: 'ISO 9001 belgesi' },
    },
    { title: 'ISO 45001 İş Sağlığı ve Güvenliği', issuer: 'Bağımsız belgelendirme kuruluşu', year: '2024' },
  ],
};
