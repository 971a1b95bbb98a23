/** How far a project has come, without what reads projects: pages name these before anything is fetched. */
export const projectStages = ['running', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];
