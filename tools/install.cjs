// The first thing that `npm start` and `npm test` run: `node tools/install.cjs <script> [flags]`. Plain CommonJS, since it runs
// before anything is installed, under whatever Node the machine has.
//
// It installs as `npm ci` would when node_modules is missing or does not fit the lockfile, and then runs the script under the
// Node that the lockfile pins.
const { spawn } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const { constants } = require('node:os')
const { join, resolve } = require('node:path')
const { pathToFileURL } = require('node:url')

require('./end-with-npm.cjs')

const root = join(__dirname, '..')
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Why the installed packages do not fit the lockfile; undefined when they do.
 *
 * @param {string} folder the repository
 * @returns {string | undefined}
 */
function whyInstall(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'node_modules is missing'
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const installed = packagesOf(record)
  const other = Object.keys(wanted).find((path) => path !== '' && !isInstalled(wanted[path], installed[path]))
  return (
    other && `node_modules ${installed[other] ? 'is older than' : 'lacks a part of'} the lockfile (${other})`
  )
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** npm leaves out optional packages of other platforms. */
function isInstalled(wanted, installed) {
  if (!installed) return Boolean(wanted.optional || wanted.devOptional)
  return installed.version === wanted.version && installed.integrity === wanted.integrity
}

/** Installs everything, also where NODE_ENV is `production`: the tools are development dependencies. @returns the exit code */
function install() {
  const npm = process.env.npm_execpath
  const [file, ...start] = npm ? [process.execPath, npm] : ['npm']
  const shell = !npm && process.platform === 'win32'
  return run(file, [...start, 'ci', '--include=dev'], { cwd: root, shell })
}

/** Runs a script under the Node that has just been installed. @returns the exit code */
function runUnderPinnedNode(args) {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const node = existsSync(pinned) ? pinned : process.execPath
  return run(node, ['-r', join(__dirname, 'require-node.cjs'), ...args])
}

/** Runs a command to its end; what asks us to stop reaches it through us. */
function run(file, args, options) {
  const child = spawn(file, args, { stdio: 'inherit', ...options })
  const pass = (name) => child.kill(name)
  for (const name of stopSignals) process.on(name, pass)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      for (const name of stopSignals) process.off(name, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

async function main([script, ...flags]) {
  const reason = whyInstall(root)
  if (reason) {
    console.log(`${reason}: installing, as \`npm ci\` would.`)
    process.exitCode = (await install()) || (await runUnderPinnedNode([script, ...flags]))
    return
  }
  require('./require-node.cjs')
  // The script reads its flags as if it had been started by itself.
  const file = resolve(script)
  process.argv.splice(1, 2, file)
  import(pathToFileURL(file).href)
}

module.exports = { runUnderPinnedNode, whyInstall }

if (require.main === module) main(process.argv.slice(2))
