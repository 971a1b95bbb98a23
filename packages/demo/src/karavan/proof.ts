import type { DemoProof } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The workshop's evidence of its quality: testimonials, figures and the like. */
export const proof: DemoProof = {
  figures: [
    { value: '212', unit: 'araç', title: 'atölyeden yola çıktı' },
    { value: '11', unit: 'hafta', title: 'ortalama teslim süresi' },
    { value: '3', unit: 'yıl', title: 'elektrik ve su tesisatı güvencesi' },
    { value: '%92', title: 'ilk bakıma yine bize geldi' },
  ],
  references: [
    {
      name: 'Bozkır Rotaları',
      sector: 'Tur düzenleyici',
      url: 'https://bozkirrotalari.example',
      picture: { file: 'logo-bozkir.avif', alt: 'Bozkır Rotaları’nın logosu: tepelerin üstünde bir güneş' },
    },
    {
      name: 'Yelkovan Kiralama',
      sector: 'Araç kiralama',
      ground: 'dark',
      picture: {
        file: 'logo-yelkovan.avif',
        alt: 'Yelkovan Kiralama’nın logosu: turuncu yelkovanlı bir saat',
      },
    },
    {
      name: 'Gezici Kütüphane',
      sector: 'Eğitim',
      picture: {
        file: 'logo-gezici.avif',
        alt: 'Gezici Kütüphane’nin logosu: tekerlekleri olan açık bir kitap',
      },
    },
    {
      name: 'Pınar Başı Tesisleri',
      sector: 'Konaklama',
      picture: { file: 'logo-pinar.avif', alt: 'Pınar Başı Tesisleri’nin logosu: mavi bir su damlası' },
    },
    {
      name: 'Dağ Evi Kulübü',
      sector: 'Doğa sporları',
      ground: 'dark',
      picture: { file: 'logo-dagevi.avif', alt: 'Dağ Evi Kulübü’nün logosu: iki dağ ve kırmızı bir kapı' },
    },
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
      project: 'Bozkır',
      picture: {
        file: 'portrait-18.avif',
        alt: 'Orhan Deren: kısa koyu saçlı, kirli sakallı, yeşil gömlekli',
      },
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
    {
      title: 'Sıvılaştırılmış Gaz Tesisatı Yeterliği',
      issuer: 'Bağımsız denetim kuruluşu',
      year: '2025',
      pdf: { file: 'karavan-gaz-tesisati.pdf', title: 'Gaz tesisatı yeterlik belgesi' },
    },
  ],
};
