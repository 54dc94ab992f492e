import { Injectable } from '@nestjs/common';

/**
 * Apps whose running release has ended its replicas, or is about to, so that the next one may have
 * its volumes. Nobody starts replicas of them but the deployment, and requests wait at the edge.
 */
@Injectable()
export class GivingWay extends Set<string> {}
