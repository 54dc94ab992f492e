/** Pictures that are decoded. */
export const VIDEO_CODECS = new Set(
  (
    'h264 hevc vp8 vp9 av1 mpeg4 mpeg2video mpeg1video mjpeg prores dnxhd theora vc1 wmv1 wmv2 wmv3 ' +
    'msmpeg4v1 msmpeg4v2 msmpeg4v3 h263 flv1 vp6f vp6 dvvideo huffyuv ffvhuff ffv1 rawvideo qtrle png cinepak svq3 utvideo'
  ).split(' '),
);

/** Sounds that are decoded. */
export const AUDIO_CODECS = new Set(
  (
    'aac mp3 mp2 mp1 ac3 eac3 dts truehd opus vorbis flac alac wmav1 wmav2 wmapro amr_nb amr_wb ' +
    'adpcm_ima_qt adpcm_ima_wav adpcm_ms adpcm_swf nellymoser speex ' +
    'pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_s32le pcm_s32be pcm_u8 pcm_s8 ' +
    'pcm_f32le pcm_f32be pcm_f64le pcm_f64be pcm_alaw pcm_mulaw pcm_bluray pcm_dvd'
  ).split(' '),
);

/** Texts that can become captions. */
export const TEXT_CODECS = new Set(
  'subrip srt ass ssa mov_text webvtt text ttml microdvd subviewer'.split(' '),
);
