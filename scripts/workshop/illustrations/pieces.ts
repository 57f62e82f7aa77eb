import { accounts } from './accounts'
import { agent } from './agent'
import { bridge } from './bridge'
import { dashboard } from './dashboard'
import { layers } from './layers'
import { network } from './network'
import { pipeline } from './pipeline'
import { route } from './route'
import { signals } from './signals'

export const pieces = { accounts, agent, bridge, dashboard, layers, network, pipeline, route, signals }
