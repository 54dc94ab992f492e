const TOPIC = /^devices\/([^/+#]{1,64})\/positions$/;

/** Where a device says where it is. */
export const positionsTopic = (device: string): string => `devices/${device}/positions`;

/** Where a device is told what was not taken. */
export const refusalsTopic = (device: string): string => `devices/${device}/refused`;

/** Whose positions come under a topic; null when none do. */
export const deviceOfTopic = (topic: string): string | null => TOPIC.exec(topic)?.[1] ?? null;
