// Runs after every install, under whatever Node the machine has: plain CommonJS on purpose.
//
// npm puts the pinned Node on the scripts' PATH as node_modules/.bin/node. npm 10 (which Node 20 and 22 bring along) takes that link
// away again when it drops the runtimes of the other platforms; this puts it back.
const { existsSync, linkSync, mkdirSync, symlinkSync } = require('node:fs')
const { join } = require('node:path')

const modules = join(__dirname, '..', 'node_modules')
const os = process.platform === 'win32' ? 'win' : process.platform
const isWindows = os === 'win'
const name = isWindows ? 'node.exe' : 'node'
const runtime = join(modules, `node-${os}-${process.arch}`, 'bin', name)
const link = join(modules, '.bin', name)

if (existsSync(runtime) && !existsSync(link)) {
  mkdirSync(join(modules, '.bin'), { recursive: true })
  if (isWindows) linkSync(runtime, link)
  else symlinkSync(join('..', `node-${os}-${process.arch}`, 'bin', name), link)
}
