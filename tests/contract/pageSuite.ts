import { expect, test } from 'vitest';
import { type Examined, png } from './examine.ts';

/** The texts and pictures of pages, and the slices of the home page. */
export function pageSuite(api: Examined): void {
  test('texts missing from a change are kept', async () => {
    const { homePage, about, teamPage, privacy } = api.admin();
    const home = await homePage.save({ body: { title: 'Bir', crewTitle: 'Ekip' } });
    await expect(homePage.save({ body: { title: 'İki' } })).resolves.toEqual({ ...home, title: 'İki' });
    const page = await about.save({ body: { title: 'Biz', description: '<p>Metin</p>' } });
    await expect(about.save({ body: { subtitle: 'Alt' } })).resolves.toEqual({ ...page, subtitle: 'Alt' });
    const team = await teamPage.save({ body: { title: 'Ekip', description: 'Metin' } });
    await expect(teamPage.save({ body: { subtitle: 'Alt' } })).resolves.toEqual({ ...team, subtitle: 'Alt' });
    const notice = await privacy.save({ body: { title: 'Metin', content: '<p>Bir</p>' } });
    await expect(privacy.save({ body: { title: 'Yeni' } })).resolves.toEqual({ ...notice, title: 'Yeni' });
    await expect(api.visitor().privacy.read()).resolves.toMatchObject({ title: 'Yeni' });
    await expect(api.visitor().about.read()).resolves.toMatchObject({ title: 'Biz', subtitle: 'Alt' });
    await expect(api.visitor().teamPage.read()).resolves.toMatchObject({ title: 'Ekip', subtitle: 'Alt' });
  });

  test('the pictures of pages and of the company are set and removed', async () => {
    const { about, siteInfo } = api.admin();
    expect((await about.uploadImage({ file: png() })).image).not.toBeNull();
    expect((await about.removeImage()).image).toBeNull();
    expect((await siteInfo.uploadImage({ params: { id: 'logo' }, file: png() })).logo).not.toBeNull();
    const { favicon, favIcon } = await siteInfo.uploadFavicon({ file: png() });
    expect(favicon).not.toBeNull();
    expect(favIcon).toEqual(favicon);
    expect((await siteInfo.removeImage({ params: { id: 'logo' } })).logo).toBeNull();
    await expect(siteInfo.removeImage({ params: { id: 'favicon' } })).resolves.toMatchObject({
      favicon: null,
      favIcon: null,
    });
  });

  test('the banner shows its active pictures in order, without gaps', async () => {
    const { slider } = api.admin();
    const [first, second, third] = await Promise.all(
      ['1.png', '2.png', '3.png'].map((name) => slider.upload({ file: png(name) })),
    );
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Three were uploaded');
    const images = [third, first, second].map(({ id }, index) => ({ id, displayOrder: index + 1 }));
    expect((await slider.reorder({ body: { images } })).map(({ id }) => id)).toEqual([
      third.id,
      first.id,
      second.id,
    ]);
    await slider.toggle({ params: { id: first.id } });
    await slider.update({ params: { id: second.id }, body: { alt: 'Tepeler' } });
    await slider.remove({ params: { id: third.id } });
    expect(await slider.listAll()).toMatchObject([
      { id: first.id, active: false, displayOrder: 1 },
      { id: second.id, active: true, displayOrder: 2, alt: 'Tepeler' },
    ]);
    expect((await api.visitor().homePage.read()).images.map(({ id }) => id)).toEqual([second.id]);
  });

  test('the slices of the home page return what the page shows', async () => {
    const { homeSlices, about } = api.visitor();
    await expect(homeSlices.about()).resolves.toEqual(await about.read());
    await expect(homeSlices.testimonials()).resolves.toEqual([]);
    const [services, team, projects, blog] = await Promise.all([
      homeSlices.services(),
      homeSlices.team(),
      homeSlices.projects(),
      homeSlices.blog(),
    ]);
    expect(services.length).toBeLessThanOrEqual(6);
    expect(team.crews.length).toBeLessThanOrEqual(4);
    expect(projects.length).toBeLessThanOrEqual(3);
    expect(blog.length).toBeLessThanOrEqual(3);
    expect(Array.isArray(await homeSlices.video())).toBe(true);
  });
}
