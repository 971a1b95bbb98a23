# One image: server, site and panel, built, with the libraries that they load and nothing else. The database and the
# pictures lie in the volume /data; nothing else is written but /tmp, so that the root may be read-only.
#
# The base is pinned by its digest, so that the same commit gives the same bytes; Renovate renews both. For another one:
#   docker build --build-arg NODE_IMAGE=node:…-slim@sha256:… .
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/api-client/package.json packages/api-client/
COPY packages/demo/package.json packages/demo/
COPY packages/ui/package.json packages/ui/
COPY apps/site/package.json apps/site/
COPY apps/admin/package.json apps/admin/
COPY apps/server/package.json apps/server/
COPY mocks/package.json mocks/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# The image has a Node of its own, so the one that comes with the whole repository is left out.
FROM manifests AS libraries
RUN npm ci --omit=dev --workspace=@vitrin/server

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072 \
    npm_config_cache=/tmp/.npm npm_config_logs_max=0 npm_config_update_notifier=false
WORKDIR /app
COPY --from=libraries /app ./
COPY LICENSE ./
COPY apps/server/start.js apps/server/preflight.js apps/server/
COPY packages/demo/pictures packages/demo/pictures
COPY packages/demo/documents packages/demo/documents
COPY apps/server/fonts apps/server/fonts
COPY --from=build /app/apps/site/dist apps/site/dist
COPY --from=build /app/apps/admin/dist apps/admin/dist
COPY --from=build /app/apps/server/dist apps/server/dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + (process.env.API_HOST || process.env.VITE_API_HOST ? '/robots.txt' : '/api/health')).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=6", "--heap-growing-percent=100", "--max-old-space-size=1024", "apps/server/dist/server.js"]
