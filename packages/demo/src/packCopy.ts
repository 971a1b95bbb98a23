import type { KindField } from '@vitrin/contract/kinds/field';
import { plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import type { DemoPack } from './pack.ts';
import { packDocuments } from './packDocuments.ts';
import { packPictures } from './packPictures.ts';

/** Every text of a pack that visitors read, empty if it was omitted: no addresses, file names or icon names. */
export function packCopy(pack: DemoPack): string[] {
  const { companyName, address, footerDescription } = pack.siteInfo;
  const { picture: _picture, ...about } = pack.about;
  const texts = [
    [companyName, address, footerDescription],
    [...Object.values(pack.home), ...Object.values(about), ...Object.values(pack.teamPage)],
    ...pack.services.map(({ title, subtitle, shortDescription, description, steps = [], faq = [] }) => [
      title,
      subtitle,
      shortDescription,
      description,
      ...steps.flatMap((step) => [step.title, step.text]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ]),
    ...plainCopy(pack),
    ...pack.projects.map(({ title, category, shortDescription, description, additionalInfoPairs }) => [
      title,
      category,
      shortDescription,
      description,
      ...additionalInfoPairs.flatMap(({ key, value }) => [key, value]),
    ]),
    ...pack.posts.map(({ title, excerpt, content, details, author, category, tags }) => [
      title,
      excerpt,
      content,
      details,
      author,
      category,
      ...tags,
    ]),
    ...pack.gallery.map(({ title, category }) => [title, category]),
    packPictures(pack).map(({ alt }) => alt),
    packDocuments(pack).map(({ title }) => title),
  ];
  return texts.flat().map((text = '') => textOfHtml(text));
}

/** The texts of plain kinds: those that a search finds, as far as they are there. */
const plainCopy = (pack: DemoPack): string[][] =>
  plainGroups.flatMap((group) => {
    const fields = new Map<string, KindField>(Object.entries(plainKinds[group].kind.fields));
    return (pack[group] ?? []).map((entry) =>
      Object.entries(entry).flatMap(([name, value]) =>
        fields.get(name)?.facts.searched === true && typeof value === 'string' ? [value] : [],
      ),
    );
  });
