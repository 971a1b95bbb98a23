import { expect, test } from 'vitest';
import { weaknessOf } from './weakPassword.ts';

const facts = {
  companyName: 'Örnek İnşaat Ltd. Şti.',
  email: 'elif.karaca@ornek.example',
  name: 'Elif',
  surname: 'Karaca',
};

test.each([
  'password123',
  'P@ssw0rd2024',
  '1234567890',
  '12345678901',
  'qwertyuiop',
  'Qwerty123456',
  'aaaaaaaaaaaa',
  'administrator',
  'iloveyou123',
  'Galatasaray1905',
  'şifre12345',
  'changeme123',
  'a'.repeat(1_024),
])('"%.20s" is common', async (password) => {
  expect(await weaknessOf(password, facts)).toMatch(/easy to guess/);
});

test.each([
  'ornekinsaat',
  'Örnek İnşaat',
  'ÖRNEK-İNŞAAT-1',
  'OrnekInsaat2024',
  'ornek insaat 123',
  'insaat12345',
  'elif.karaca@ornek.example',
  'elif.karaca1990',
  'elifkaraca1',
  'KaracaElif!',
])('"%s" is made of publicly known facts', async (password) => {
  expect(await weaknessOf(password, facts)).toMatch(/name/);
});

test.each([
  'a-long-password',
  'uzun-bir-parola',
  'Ornek-Parola-1',
  'correct horse battery staple',
  'mor-fil-uctu',
  'kq7zmnw2vx4r',
  'Şu çınarın gölgesi',
])('"%s" is accepted', async (password) => {
  expect(await weaknessOf(password, facts)).toBeUndefined();
});

test('empty facts rule nothing out', async () => {
  const empty = { companyName: '', email: '', name: '', surname: '' };
  expect(await weaknessOf('uzun-bir-parola', empty)).toBeUndefined();
});
