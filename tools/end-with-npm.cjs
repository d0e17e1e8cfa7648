// Ends the process when the npm that started it is gone. npm dies of a SIGTERM without a word to its scripts, and the shell between
// npm and the script may even survive it. Plain CommonJS, for any Node.
const { readFileSync } = require('node:fs')

const lookMs = 200

/** The process ids of the shells and npms above us, one npm often within another. */
function starters() {
  const found = [process.ppid]
  for (let pid = process.ppid; ; ) {
    const npm = isShell(pid) ? parentOf(pid) : pid
    found.push(npm)
    if (!isNpm(npm)) return found.join(' ')
    pid = parentOf(npm)
    if (!isShell(pid) || !isNpm(parentOf(pid))) return found.join(' ')
  }
}

/** Linux shows `sh -c <script>` of a process; elsewhere the shell gives its place to the script. */
const isShell = (pid) => /(^|\/)sh\0-c\0/.test(readProcess(pid, 'cmdline'))

/** npm calls itself by what it does: `npm run unit`. */
const isNpm = (pid) => /^npm\b/.test(readProcess(pid, 'cmdline'))

const parentOf = (pid) => Number(/^PPid:\s*(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0)

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

if (process.env.npm_lifecycle_event !== undefined) {
  // Read while npm is surely there.
  const atStart = starters()
  const look = setInterval(() => {
    if (starters() === atStart) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, lookMs)
  look.unref()
}
