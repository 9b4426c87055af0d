# The site with its own server. Build: docker build -t agency-site .  Run: docs/hosting.md
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build served

# The editor, which builds what it publishes. Only made where it is asked for (compose.yaml, profile `editor`).
FROM build AS editor
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
ENV PORT=3000 BUILDS_DIR=/builds GIT_DIR=/versions/site.git GIT_WORK_TREE=/app EPHEMERAL=1 SITE_DIR=dist/served
# It writes entries, builds and what Astro keeps beside the sources. Not the user of the site.
RUN install -d -o node -g node /builds /versions && \
  chown node:node . brand && chown -R node:node brand/content node_modules/.astro .astro .generated && \
  rm -rf node_modules/.vite && install -d -o node -g node data node_modules/.vite
USER node
EXPOSE 3000
CMD ["node", "tools/dev.ts", "edit"]

FROM node:24-bookworm-slim
# All interfaces: the published port decides who can reach the server. With NODE_ENV=production it starts only
# where /data is a named volume or a folder of the host. No VOLUME: Docker would make an anonymous one, which the
# next container does not get.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Keeps less memory allocated after bursts of uploads.
ENV NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY package.json package-lock.json .npmrc .env.served ./
# --include=prod: instead of .npmrc's `dev`, which would win over --omit=dev.
# --omit=optional: valibot's peer dependency TypeScript, which only its types need.
RUN npm ci --include=prod --omit=dev --omit=optional && npm cache clean --force
COPY contract ./contract
COPY server ./server
COPY --from=build /app/dist/served ./dist/served
# The volume of builds is its writer's, the editor's (compose.yaml), whichever container is the first to mount it.
RUN install -d -o nobody -g nogroup -m 700 /data && install -d -o node -g node /builds
USER nobody
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
