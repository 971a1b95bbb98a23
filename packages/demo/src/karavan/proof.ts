import type { DemoProof } from '../pack.ts';
import { pictures } from './pictures.ts';

/** What the workshop points to where somebody asks whether it is worth its word. */
export const proof: DemoProof = {
  figures: [
    { value: '212', unit: 'araç', title: 'atölyeden yola çıktı' },
    { value: '11', unit: 'hafta', title: 'ortalama teslim süresi' },
    { value: '3', unit: 'yıl', title: 'elektrik ve su tesisatı güvencesi' },
    { value: '%92', title: 'ilk bakıma yine bize geldi' },
  ],
  references: [
    { name: 'Bozkır Rotaları', sector: 'Tur düzenleyici' },
    { name: 'Yelkovan Kiralama', sector: 'Araç kiralama' },
    { name: 'Gezici Kütüphane', sector: 'Eğitim' },
    { name: 'Pınar Başı Tesisleri', sector: 'Konaklama' },
    { name: 'Dağ Evi Kulübü', sector: 'Doğa sporları' },
  ],
  voices: [
    {
      name: 'Selin Akıncı',
      role: 'Gezgin',
      text: 'Eksi on beşte, rüzgârın altında sabaha kadar uyuduk. Sabah fark ettim: ısıtıcının çalıştığını hiç duymamışım.',
    },
    {
      name: 'Orhan Deren',
      role: 'Kurucu',
      company: 'Bozkır Rotaları',
      text: 'Dört aracımız aynı plana göre yapıldı; birinin dolabındaki vidayı öbüründe gözüm kapalı bulurum.',
    },
    {
      name: 'Pelin ve Umut Saka',
      role: 'İki kişi, bir köpek',
      text: 'Köpeğin yatacağı yeri bizden önce onlar sordu. O soru bize yetti.',
    },
  ],
  certificates: [
    {
      title: 'Yılın Dönüşümü',
      issuer: 'Yol ve Kamp Buluşması',
      year: '2024',
      picture: pictures.cabinAtDusk,
    },
    { title: 'Araç Proje ve Tadilat Yetkisi', issuer: 'Makine mühendisi onaylı', year: '2022' },
    { title: 'Sıvılaştırılmış Gaz Tesisatı Yeterliği', issuer: 'Bağımsız denetim kuruluşu', year: '2025' },
  ],
};
