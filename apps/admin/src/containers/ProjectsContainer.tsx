import { ProjectsScreen } from '@vitrin/ui/admin/ProjectsScreen';
import { projectList } from '../contentLists.ts';
import { useContentScreen } from '../useContentScreen.ts';

/** The list of projects over the API. */
export function ProjectsContainer() {
  return <ProjectsScreen {...useContentScreen(projectList)} />;
}
