import { expect, test } from 'vitest';
import { type HistorySection, historySections, settingSections } from './historySections.ts';
import { siteSettings } from '../operation/siteFile.ts';

const sections: readonly HistorySection[] = Object.values(settingSections);

test('each field and picture of each document belongs to one section with a history', () => {
  for (const [setting, schema] of Object.entries(siteSettings)) {
    const ours = sections.filter((section) => section.setting === setting);
    const fields = ours.flatMap((section) => Object.keys(section.fields.shape));
    const pictures = ours.flatMap((section) => section.pictures);
    const columns = pictures.map((name) => (name === 'image' ? 'pictureId' : `${name}PictureId`));
    expect([...fields, ...columns].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  }
});

test('the sections are named once', () => {
  expect(historySections).toEqual([...Object.keys(settingSections), 'slider']);
});
