require('./direct-loopback.cjs')
require('./end-with-npm.cjs')

// Plain JavaScript on purpose: an old Node must be able to read this file to say that it is too old. Loaded before
// our TypeScript, which Node runs without a build since 22.18; some tools of the house want 22.19.
const needed = [22, 19]

/**
 * What to tell someone whose Node cannot run the project's tools; undefined when it can.
 * @param {string} version as in `process.versions.node`
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 * @returns {string | undefined}
 */
function complaint(version, platform, arch) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return undefined
  // The lockfile brings no Node 24 for Windows on ARM, and none for a Mac.
  const own = {
    darwin: ' with `brew install node@24`',
    win32: arch === 'arm64' && ' with `winget install OpenJS.NodeJS.LTS`',
  }[platform]
  const remedy = own
    ? `Install a newer one, for example${own}, and try again.`
    : 'Run it through npm after a plain `npm ci`, which brings Node 24 along, or install Node 24 yourself.'
  return `This project needs Node ${needed.join('.')} or newer, this is ${version}.\n${remedy}`
}

module.exports = { complaint }

const message = complaint(process.versions.node, process.platform, process.arch)
if (message) {
  console.error(message)
  process.exit(1)
}

// Compiled sources are kept, so that the next command begins at once. Not before here: an old Node has no such cache.
require('node:module').enableCompileCache()
