import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';

/** The privacy notice of an invented company, which its contact form requires; it names no real person. */
export const demoPrivacyNotice: PrivacyNotice = {
  title: 'Kişisel Verilerin Korunması Aydınlatma Metni',
  content: `
<p>6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca veri sorumlusu sıfatıyla, iletişim ve teklif formlarını kullanan ziyaretçilerimizi kişisel verilerinin işlenmesi hakkında bilgilendiriyoruz.</p>
<h2>Hangi verileri işliyoruz?</h2>
<p>Formlarda yazdıklarınızı işliyoruz: adınızı, e-posta adresinizi, konu başlığını ve mesajınızı; teklif formunda ayrıca telefon numaranızı, işin yerini ve büyüklüğünü.</p>
<p>Bunlarla birlikte, formu ne zaman ve sitemizin hangi sayfasından gelerek gönderdiğinizi, o sırada geçerli olan aydınlatma metnini ve sitemize bir kampanya bağlantısıyla geldiyseniz o kampanyanın bilgilerini kaydediyoruz. Ziyaretçilerimizi tanımak için çerez kullanmıyoruz.</p>
<h2>Neden ve hangi dayanakla?</h2>
<p>Bu verileri yalnızca sorunuza yanıt vermek, istediğiniz teklifi hazırlamak ve gerekiyorsa sizinle yeniden iletişime geçmek için işliyoruz. Dayanağımız, Kanun’un 5. maddesindeki sözleşmenin kurulması ve meşru menfaat hükümleridir.</p>
<h2>Ne kadar saklıyoruz, kime aktarıyoruz?</h2>
<p>Mesajınızı, yukarıdaki amaçlar için gerekli olduğu sürece saklıyoruz; silinmesini istediğinizde siliyoruz. Verilerinizi üçüncü kişilere satmıyor, yasal bir yükümlülük olmadıkça kimseye aktarmıyoruz.</p>
<h2>Haklarınız</h2>
<p>Kanun’un 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenme, düzeltilmesini ya da silinmesini isteme ve işlenmesine itiraz etme hakkına sahipsiniz. Başvurularınızı İletişim sayfamızdaki e-posta adresine ya da açık adresimize yazılı olarak iletebilirsiniz; en geç otuz gün içinde yanıtlarız.</p>
`.trim(),
};
