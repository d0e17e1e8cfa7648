import { createServer } from 'node:http'

const items = Array.from(
  { length: 20 },
  (_, index) => `<li><a href="#${index}">关于开展工程造价咨询企业信用评价工作的通知</a>`,
)

const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>造价协会</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="造价协会">
<style>body{font:16px/1.7 sans-serif;margin:0 auto;max-width:60rem}h1{color:#0b3c7d}</style>
<h1>江川省建设工程造价管理协会</h1><ul>${items.join('')}</ul></html>`

/**
 * Serves a page of the same kind in bare HTML: what this machine can do at best, to see the home page's numbers in
 * proportion.
 */
export function servePlainPage(port: number): { close(): void } {
  return createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }).listen(port, '127.0.0.1')
}
