// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { keptInTexts } from './0060KeptInTexts.ts';

const before = migrations.slice(0, migrations.indexOf(keptInTexts));
const time = new Date('2026-03-02T09:00:00.000Z');
const img = (name: string) => `<p>Metin</p><img src="/api/images/${name}" alt="">`;

describe.each(everyEngine)('pictures that texts of an older version show, on %s', (engine) => {
  test('are kept, and no others', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    const names = [
      'text',
      'shared',
      'setting',
      'trash',
      'plan',
      'entry',
      'replaced',
      'account',
      'own',
      'twin',
    ];
    const sized = 'a'.repeat(32);
    for (const id of [...names, 'kept', sized]) {
      await older.read
        .insertInto('picture')
        .values({
          id,
          name: `${id === 'kept' ? 'twin' : id}.jpg`,
          mime: 'image/jpeg',
          width: 4,
          height: 3,
          bytes: 5,
          alt: '',
          title: '',
          credit: '',
          search: '',
          madeBy: '',
          decorative: false,
          kept: id === 'kept',
          focus: {},
          color: '#000000',
          placeholder: 'data:image/webp;base64,',
          variants: [],
          variantsComplete: true,
          recipe: 1,
          retiredAt: id === 'replaced' ? time : null,
          createdAt: time,
        })
        .execute();
    }
    await sql`insert into user_account
      (id, name, surname, email, email_key, password_hash, role, language, picture_id, created_at, updated_at)
      values ('a', 'Elif', '', 'e@ornek.example', 'e@ornek.example', 'x', 'owner', '', 'account', ${time}, ${time})`.execute(
      older.read,
    );
    const facts = { icon: '', subtitle: '', shortDescription: '', steps: [], faq: [], pictureId: null };
    const more = { metaTitle: '', metaDescription: '', noindex: false, active: true, displayOrder: 1 };
    const row = { ...facts, ...more, search: '', sortKeys: {}, createdAt: time, updatedAt: time };
    const description = img('text.jpg') + img('replaced.jpg') + img('account.jpg');
    for (const [id, shareImage, text] of [
      ['s', '/api/images/shared.jpg', description],
      ['t', `/api/images/${sized}-5-640.webp`, img('own.jpg') + img('twin.jpg')],
    ] as const) {
      const pictureId = id === 't' ? 'own' : null;
      const service = { ...row, id, title: id, path: `/${id}`, description: text, shareImage, pictureId };
      await older.read.insertInto('service').values(service).execute();
    }
    await older.read
      .insertInto('setting')
      .values({ key: 'about', value: { description: img('setting.jpg') }, updatedAt: time })
      .execute();
    const kept = { kind: 'posts', entryId: 'p', title: '', address: '', search: '', deletedBy: '' };
    await older.read
      .insertInto('trash')
      .values({ ...kept, id: 'x', record: { post: [{ details: img('trash.jpg') }] }, deletedAt: time })
      .execute();
    const planned = { kind: 'services', entryId: 's', act: 'publish', userId: 'a', madeBy: '', title: '' };
    await older.read
      .insertInto('plan')
      .values({
        ...planned,
        fields: { description: img('plan.jpg') },
        fault: '',
        base: time,
        madeAt: time,
        dueAt: time,
      })
      .execute();
    await older.close();

    const store = await openStore(at);
    const rows = await store.read.selectFrom('picture').select('id').where('kept', '=', true).execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      [sized, 'kept', 'plan', 'setting', 'shared', 'text', 'trash'].toSorted(),
    );
    await store.close();
  });
});
