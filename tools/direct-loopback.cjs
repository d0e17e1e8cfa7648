// Calls to this machine go direct, also where a proxy is set: Node (with NODE_USE_ENV_PROXY), Playwright and others read NO_PROXY.
// Loaded before anything else, since Node reads it when its HTTP client loads. Plain CommonJS, for any Node.
const loopback = ['localhost', '127.0.0.1', '::1']

/**
 * What NO_PROXY has to be, where a proxy is set and not everything goes direct already.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
function directHosts(env) {
  const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name) && env[name])
  if (!hasProxy) return undefined
  const named = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean)
  if (named.includes('*')) return undefined
  return [...new Set([...named, ...loopback])].join(',')
}

module.exports = { directHosts }

const hosts = directHosts(process.env)
// Either may be the one that is read.
if (hosts) Object.assign(process.env, { NO_PROXY: hosts, no_proxy: hosts })
