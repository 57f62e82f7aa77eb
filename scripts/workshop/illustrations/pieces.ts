import { bridge } from './bridge'
import { layers } from './layers'
import { mark } from './mark'
import { network } from './network'
import { pipeline } from './pipeline'
import { ramp } from './ramp'
import { signals } from './signals'

export const pieces = { bridge, layers, mark, network, pipeline, ramp, signals }
