import { TopicConsentEntity } from '../topics/topic-consent.entity.js';
import { TopicEntity } from '../topics/topic.entity.js';
import { SuppressionEntity } from './suppressions/suppression.entity.js';

/** The tables of what people want and do not want. */
export const CONSENT_ENTITIES = [SuppressionEntity, TopicEntity, TopicConsentEntity];
