// Runs before every install, when nothing is there yet: plain CommonJS. Only npm knows the lockfile, which pins the packages of all
// platforms and the Node that runs the scripts.

/**
 * What to tell whoever installs with another package manager; undefined when it is npm.
 * @param {string | undefined} agent as in `npm_config_user_agent`: `yarn/1.22.22 npm/? node/v22.19.0 linux x64`
 * @returns {string | undefined}
 */
function refusal(agent) {
  const [name] = (agent ?? 'npm').split('/')
  if (name === 'npm') return undefined
  return `This project is installed by npm, not by ${name}: its lockfile is package-lock.json. Run \`npm ci\`, or just \`npm start\`.`
}

module.exports = { refusal }

// Yarn 1 gives this the command in its own place, as `.yarnrc` says, since otherwise it would tell of Corepack first. It names itself
// by no more than a variable then.
const { npm_config_user_agent: agent, YARN_IGNORE_PATH: byYarn } = process.env
const message = refusal(agent ?? (byYarn && 'yarn'))
if (message) {
  console.error(message)
  process.exit(1)
}
