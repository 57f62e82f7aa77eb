import { bridge } from './bridge'
import { layers } from './layers'
import { network } from './network'
import { pipeline } from './pipeline'
import { route } from './route'
import { signals } from './signals'

export const pieces = { bridge, layers, network, pipeline, route, signals }
