// Keeps the first page of the client, so that it opens without the server and says what is the
// matter. A page always comes from the server if it answers: nobody sees an old client. What the API
// answers is never kept. `vite.config.ts` fills in what belongs to this build.

const NAME = "bakufu-__VERSION__";
const SHELL = __FILES__;

self.addEventListener("install", (event) => {
  const fresh = SHELL.map((path) => new Request(path, { cache: "reload" }));
  const kept = caches.open(NAME).then((cache) => cache.addAll(fresh));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))),
    );
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
    event.respondWith(page(request));
  }
});

async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await caches.match("/")) ?? answer ?? Response.error();
}

/** The name of such a file changes with what is in it: one that is kept is never old. */
async function asset(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
