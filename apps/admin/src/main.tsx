import '@vitrin/ui/theme/reset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { AdminRoot } from '@vitrin/ui/admin/AdminRoot';
import { bringLateAfter } from '@vitrin/ui/admin/late';
import { panelTheme } from '@vitrin/ui/theme/panelTheme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createPanelRouter } from './frame/createPanelRouter.ts';
import { startLanguage } from './language.ts';
import { createQueryClient } from './queryClient.ts';
import { PanelLink } from './frame/PanelLink.tsx';
import { routes } from './routes.tsx';
import { whenSettled } from './whenSettled.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

document.documentElement.classList.add(...panelTheme.split(' '));

// The code of the first screen loads in parallel to the language.
const router = createPanelRouter(routes);
await startLanguage();

const queries = createQueryClient();
bringLateAfter(() => whenSettled(queries));

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <AdminRoot link={PanelLink}>
        <RouterProvider router={router} />
      </AdminRoot>
    </QueryClientProvider>
  </StrictMode>,
);
