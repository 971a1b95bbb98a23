/** Stored HTML with pictures that pages cannot show, and what every sanitiser turns it into. */
export const linkedPictures: readonly (readonly [html: string, cleaned: string])[] = [
  [
    '<p>a <img src="http://a.example/resim/cati.png" alt="Çatı" width="10"> b</p>',
    '<p>a <a href="http://a.example/resim/cati.png">Çatı</a> b</p>',
  ],
  [
    '<p><img src="http://a.example/b.png?x=1&amp;y=2"></p>',
    '<p><a href="http://a.example/b.png?x=1&amp;y=2">b.png</a></p>',
  ],
  ['<p><img src="//a.example/b.png" alt=""></p>', '<p><a href="//a.example/b.png">b.png</a></p>'],
  [
    '<p><a href="/c">önce <img src="http://a.example/b.png" alt="1 &lt; 2"> sonra</a></p>',
    '<p><a href="/c">önce <em>1 &lt; 2</em> sonra</a></p>',
  ],
  [
    '<figure><img src="http://a.example/b.png" alt="Avlu"><figcaption>Avlu</figcaption></figure>',
    '<figure><a href="http://a.example/b.png">Avlu</a><figcaption>Avlu</figcaption></figure>',
  ],
  [
    '<p><img src="http://a.example/1.png"><img src="/2.png" alt="2"><img src="HTTP://a.example/3.png"></p>',
    '<p><a href="http://a.example/1.png">1.png</a><img src="/2.png" alt="2"><a href="HTTP://a.example/3.png">3.png</a></p>',
  ],
];
