/** The stages of a project, in a module without the project's schemas: pages need these before anything is fetched. */
export const projectStages = ['running', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];
