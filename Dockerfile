# The server in a container: the page, the API and the sockets on port 1977, the matches in /data.
#   docker build -t starlanes .          in a clone, or in the folder of the installed package
#   docker run -p 1977:1977 -v starlanes:/data starlanes
# Every flag of `starlanes serve` is also a variable: -e STARLANES_URL=https://lanes.example.org

FROM node:22-bookworm-slim AS pack
WORKDIR /src
COPY . .
# An installed package has no lock file: it is already built, so it is only packed again.
RUN if [ -f package-lock.json ]; then npm ci --no-audit --no-fund && npm pack --pack-destination /tmp; \
  else npm pack --ignore-scripts --pack-destination /tmp; fi

FROM node:22-bookworm-slim AS install
WORKDIR /app
COPY --from=pack /tmp/starlanes-*.tgz /tmp/
RUN npm install --no-audit --no-fund --no-save /tmp/starlanes-*.tgz

FROM node:22-bookworm-slim
COPY --from=install /app /app
RUN ln -s /app/node_modules/.bin/starlanes /usr/local/bin/starlanes && install -d -o node -g node -m 700 /data
ENV NODE_ENV=production STARLANES_PORT=1977 STARLANES_DATABASE=/data/starlanes.db
USER node
WORKDIR /data
VOLUME /data
EXPOSE 1977
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.STARLANES_PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["starlanes"]
CMD ["serve"]
