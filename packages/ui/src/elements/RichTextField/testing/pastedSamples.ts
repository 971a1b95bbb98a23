import type { UnseenPictures } from '../unseenPictures.ts';

/** Something copied from another program, and the field's result. */
export type PastedSample = {
  from: string;
  html: string;
  kept: string;
  unseen?: UnseenPictures;
  foreign?: readonly string[];
};

const wordHead = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style></head>`;

const wordItem = (level: number, sign: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=TR style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=TR>${text}<o:p></o:p></span></p>`;

/** Modelled on what the programs put on the clipboard: their styles, conditional comments and wrappers. */
export const pastedSamples: readonly PastedSample[] = [
  {
    from: 'Word: headings, marks and clutter',
    html: `${wordHead}<body lang=TR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:16.0pt'>Bakım<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:11.0pt'>Kalın</span></b><span> ve <i>eğik</i>, H<sub>2</sub>O.</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a href="https://example.com/">Bağ</a> <span style='mso-spacerun:yes'>  </span>sonu</p>
<!--EndFragment--></body></html>`,
    kept: '<h2>Bakım</h2><p><strong>Kalın</strong> ve <em>eğik</em>, H<sub>2</sub>O.</p><p><a href="https://example.com/">Bağ</a> sonu</p>',
  },
  {
    from: 'Word: a list in a list, and a numbered one after it',
    html: `${wordHead}<body>${wordItem(1, '·', 'Bir', 'First')}
${wordItem(1, '·', 'İki')}
${wordItem(2, 'o', 'İç')}
${wordItem(1, '·', 'Üç', 'Last')}
<p class=MsoNormal>Ara</p>
${wordItem(1, '1.', 'Önce')}${wordItem(1, '2.', 'Sonra', 'Last')}</body></html>`,
    kept: '<ul><li>Bir</li><li>İki<ul><li>İç</li></ul></li><li>Üç</li></ul><p>Ara</p><ol><li>Önce</li><li>Sonra</li></ol>',
  },
  {
    from: 'Word: a table and a picture of its own computer',
    html: `${wordHead}<body><table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.5pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Süre<o:p></o:p></p></td><td width=301><p class=MsoNormal>Üç hafta</p></td></tr>
<tr><td colspan=2 style='mso-border-alt:solid'><p class=MsoNormal>Toplam<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"></p></body></html>`,
    kept: '<table><tbody><tr><td>Süre</td><td>Üç hafta</td></tr><tr><td colspan="2">Toplam</td></tr></tbody></table>',
    unseen: { linked: [], lost: ['clip_image001.png'] },
  },
  {
    from: 'Word: addresses without a scheme, and a footnote',
    html: `${wordHead}<body><p class=MsoNormal><a href="www.example.com">Bağ</a><a href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a></p>
<p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1" title="">[1]</a> Not</p></body></html>`,
    kept: '<p><a href="https://www.example.com">Bağ</a>[1]</p><p>[1] Not</p>',
  },
  {
    from: 'Google Docs: marks as styles in a bold that is none',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;">Adımlar</span></h2><p dir="ltr"><span style="font-size:11pt;font-weight:400;font-style:normal;">Düz </span><span style="font-weight:700;">kalın</span><span style="font-style:italic;"> eğik</span><span style="text-decoration:line-through;"> çizik</span><span style="font-size:0.6em;vertical-align:super;">2</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Plan</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Liste</span></p></li></ul><p><a href="https://example.com" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">bağ</span></a></p></b><br class="Apple-interchange-newline">`,
    kept: '<h2>Adımlar</h2><p>Düz <strong>kalın</strong><em> eğik</em><s> çizik</s><sup>2</sup></p><ul><li>Plan</li><li>Liste</li></ul><p><a href="https://example.com">bağ</a></p>',
  },
  {
    from: 'Excel: cells with column widths and classes',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700;}--></style></head><body><table border=0 cellpadding=0 width=128 style='width:96pt'><!--StartFragment--><colgroup><col width=64 span=2 style='width:48pt'></colgroup><tr height=20><td height=20 class=xl65 width=64>Ay</td><td class=xl65 width=64>m²</td></tr><tr height=20><td height=20>Ocak</td><td align=right>120</td></tr><!--EndFragment--></table></body></html>`,
    kept: '<table><tbody><tr><td>Ay</td><td>m²</td></tr><tr><td>Ocak</td><td>120</td></tr></tbody></table>',
  },
  {
    from: 'A web page: wrappers, a script, a picture in place of its address',
    html: `<div class="post" style="color:red"><h1 id="x">Başlık</h1><div><p onclick="steal()">Metin <span class="hl">vurgu</span><script>alert(1)</script></p></div><img src="data:image/png;base64,iVBORw0KGgo="><p><img src="https://a.example/b.png" alt="Bakış" class="big" srcset="x 2x"></p><h3>Ara</h3><h6>Not</h6></div>`,
    kept: '<h2>Başlık</h2><p>Metin vurgu</p><p></p><p></p><h3>Ara</h3><h4>Not</h4>',
    foreign: ['data:image/png;base64,iVBORw0KGgo=', 'https://a.example/b.png'],
  },
  {
    from: 'A web page: pictures over http, one of them in a link',
    html: `<p>Önce <img src="http://a.example/resim/cati.png" alt="Çatı"> ve <a href="https://a.example/"><img src="http://a.example/b.png"> git</a></p><p>x<img src="//a.example/d.png"></p>`,
    kept: '<p>Önce  ve <a href="https://a.example/"> git</a></p><p>x</p>',
    foreign: ['http://a.example/resim/cati.png', 'http://a.example/b.png', '//a.example/d.png'],
  },
  {
    from: 'A web page: the player of a video',
    html: '<p>Önce</p><iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="Avlu" allowfullscreen></iframe><iframe src="https://evil.example/"></iframe>',
    kept: '<p>Önce</p><figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Avlu</a></figure>',
  },
];
