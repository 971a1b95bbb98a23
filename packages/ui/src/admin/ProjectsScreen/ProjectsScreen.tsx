import type { ProjectSummary } from '@vitrin/contract/project';
import { ContentList, type ContentListScreenProps } from '../parts/ContentList/ContentList.tsx';
import { projectKind } from './projectKind.ts';

export type ProjectsScreenProps = ContentListScreenProps<ProjectSummary>;

/** All projects in the order of the website. */
export function ProjectsScreen(props: ProjectsScreenProps) {
  return <ContentList {...props} kind={projectKind} />;
}
