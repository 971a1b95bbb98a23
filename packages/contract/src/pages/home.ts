import { z } from 'zod';
import { line, longText } from '../fields.ts';
import { id } from '../id.ts';
import { sliderImage } from './slider.ts';

/** A why-us card as the home page lists it. */
export const reasonCard = z
  .object({ id, icon: z.string(), title: z.string(), description: z.string() })
  .meta({ id: 'WhyUsCard' });
export type ReasonCard = z.infer<typeof reasonCard>;

/** The home page's own texts, its banner pictures and its why-us cards. */
export const homePage = z
  .object({
    title: z.string(),
    subtitle: z.string(),
    titleDescription: z.string(),
    images: z.array(sliderImage),
    whyUsTitle: z.string(),
    whyUsDescription: z.string(),
    whyUsList: z.array(reasonCard),
    servicesTitle: z.string(),
    servicesDescription: z.string(),
    crewTitle: z.string(),
    crewDescription: z.string(),
    projectsTitle: z.string(),
    projectsDescription: z.string(),
    latestNewsTitle: z.string(),
    latestNewsDescription: z.string(),
  })
  .meta({ id: 'HomePage' });
export type HomePage = z.infer<typeof homePage>;

/** The home page's texts in a form's body; absent ones stay. */
export const homePageDraft = z
  .object({
    title: line,
    subtitle: line,
    titleDescription: longText,
    whyUsTitle: line,
    whyUsDescription: longText,
    servicesTitle: line,
    servicesDescription: longText,
    crewTitle: line,
    crewDescription: longText,
    projectsTitle: line,
    projectsDescription: longText,
    latestNewsTitle: line,
    latestNewsDescription: longText,
  })
  .partial()
  .meta({ id: 'HomePageDraft' });
export type HomePageDraft = z.infer<typeof homePageDraft>;
