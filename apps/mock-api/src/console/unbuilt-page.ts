/** Stands in for the console until it is built; plain, since the policy of its headers allows no inline style. */
export const unbuiltPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Mock console</title>
  </head>
  <body>
    <h1>The console is not built yet</h1>
    <p>Run <code>npm run build</code> in the root of the repository, then load this page again.
       <code>npm start</code> and <code>npm run mock</code> build it by themselves.</p>
    <p>The mock itself runs: its <a href="/ht/reference/">API reference</a> is there already.</p>
  </body>
</html>
`
