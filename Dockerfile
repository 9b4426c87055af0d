# The site with its own server. Build: docker build -t thirteen-gates .  Run: docs/hosting.md
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build:served

FROM node:24-bookworm-slim
# All interfaces: the published port decides who can reach the server. With NODE_ENV=production it starts only
# where /data is a named volume or a folder of the host. No VOLUME: Docker would make an anonymous one, which the
# next container does not get.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Keeps less memory allocated after bursts of uploads.
ENV NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY package.json package-lock.json .npmrc .env.served ./
# --omit=optional: valibot's peer dependency TypeScript, which only its types need.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY contract ./contract
COPY server ./server
COPY --from=build /app/dist/served ./dist/served
RUN install -d -o nobody -g nogroup -m 700 /data
USER nobody
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
